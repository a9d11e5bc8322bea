import { Counter, Gauge, type Registry } from 'prom-client'

/** What is asked of a cache of finished answers. */
export type Caches = Readonly<
  Record<string, { size: number; counts: Readonly<{ kept: number; made: number }> }>
>

/** How many things each cache holds, and how often it had what was asked for. */
export function measureCaches(registry: Registry, caches: Caches): void {
  const registers = [registry]
  new Gauge({
    name: 'cache_entries',
    help: 'Finished answers that are kept',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [name, { size }] of Object.entries(caches)) this.set({ cache: name }, size)
    },
  })
  new Counter({
    name: 'cache_answers_total',
    help: 'Answers that a cache had (kept), and those it had to have made (made)',
    labelNames: ['cache', 'how'],
    registers,
    collect() {
      this.reset()
      for (const [cache, { counts }] of Object.entries(caches)) {
        this.inc({ cache, how: 'kept' }, counts.kept)
        this.inc({ cache, how: 'made' }, counts.made)
      }
    },
  })
}
