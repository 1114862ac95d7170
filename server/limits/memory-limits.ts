/** The counts of one process: a restart begins anew. */
// The package's root needs Node's `cluster`, which Workers do not have.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { Limits, type LimitSettings } from './limits.ts';

export function createMemoryLimits(settings: LimitSettings): Limits {
  return new Limits(settings, (options) => new RateLimiterMemory(options));
}
