/** The tables of the counts in the storage of a Durable Object: they outlive its sleep. */
import type { StoredValues } from 'cloudflare:workers';
import type { Table, Tables } from '../budget/table-store.ts';

export function storedTables(values: StoredValues): Tables {
  return {
    sessions: tableIn(values, 'session:'),
    addresses: tableIn(values, 'address:'),
    tickets: tableIn(values, 'ticket:'),
    days: tableIn(values, 'day:'),
  };
}

function tableIn<Value>(values: StoredValues, prefix: string): Table<Value> {
  return {
    get: (key) => values.get(prefix + key) as Value | undefined,
    set: (key, value) => values.put(prefix + key, value),
    delete: (key) => values.delete(prefix + key),
    // All of them first: entries are deleted on the way.
    *[Symbol.iterator]() {
      const all = Array.from(values.list({ prefix }));
      for (const [key, value] of all) yield [key.slice(prefix.length), value as Value];
    },
  };
}
