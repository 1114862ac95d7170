/** The atomic steps of the shared store, in Redis' own language: nothing else runs between their lines. */

/**
 * KEYS session, address, day, ticket
 * ARGV 1 now, 2 session's start, 3 session's longest age, 4 most messages, 5 least gap, 6 sends per address,
 *      7 their window, 8 tokens, 9 tokens per day, 10 ticket's id, 11 known epoch, 12 tokens known under it
 *
 * The epoch names one life of the day's count. A store that comes back empty has none: the count then goes on from
 * the most that any process had seen.
 */
export const ADMIT = `
local now, started, oldest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local gap, window, tokens = tonumber(ARGV[5]), tonumber(ARGV[7]), tonumber(ARGV[8])

if now > started + oldest then return {'sessionTimeout', 0} end
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or 0)
if count >= tonumber(ARGV[4]) then return {'messageLimit', started + oldest - now} end
local last = redis.call('HGET', KEYS[1], 'last')
local since = last and now - tonumber(last) or gap
if math.abs(since) < gap then return {'rateLimit', gap - since} end

redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - window)
if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[6]) then
  return {'addressLimit', tonumber(redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')[2]) + window - now}
end

local epoch = redis.call('HGET', KEYS[3], 'epoch')
local spent = tonumber(redis.call('HGET', KEYS[3], 'tokens') or 0)
if epoch ~= ARGV[11] then spent = math.max(spent, tonumber(ARGV[12])) end
if tokens > 0 and spent + tokens > tonumber(ARGV[9]) then return {'dailyBudget', 0} end

epoch = epoch or ARGV[10]
spent = spent + tokens
redis.call('HSET', KEYS[3], 'epoch', epoch, 'tokens', spent)
redis.call('PEXPIRE', KEYS[3], 172800000)
redis.call('HSET', KEYS[1], 'count', count + 1, 'last', now)
redis.call('PEXPIRE', KEYS[1], 2 * oldest)
redis.call('ZADD', KEYS[2], now, ARGV[10])
redis.call('PEXPIRE', KEYS[2], window)
redis.call('SET', KEYS[4], tokens, 'PX', 600000)
return {'admitted', 0, last or '', epoch, tostring(spent)}
`;

/**
 * KEYS session, day, ticket
 * ARGV 1 tokens spent, 2 '1' to give the send back, 3 when it was sent, 4 the send before it or ''
 */
export const SETTLE = `
local reserved = redis.call('GET', KEYS[3])
if not reserved then return {} end
redis.call('DEL', KEYS[3])
if ARGV[2] == '1' and redis.call('EXISTS', KEYS[1]) == 1 then
  redis.call('HINCRBY', KEYS[1], 'count', -1)
  if redis.call('HGET', KEYS[1], 'last') == ARGV[3] then
    if ARGV[4] == '' then redis.call('HDEL', KEYS[1], 'last') else redis.call('HSET', KEYS[1], 'last', ARGV[4]) end
  end
end
if redis.call('EXISTS', KEYS[2]) == 0 then return {} end
local spent = redis.call('HINCRBY', KEYS[2], 'tokens', ARGV[1] - reserved)
return {redis.call('HGET', KEYS[2], 'epoch'), tostring(spent)}
`;
