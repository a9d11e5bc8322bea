import { Counter, Gauge, type Registry } from 'prom-client'

export type Caches = Readonly<
  Record<string, { size: number; counts: Readonly<{ hits: number; made: number }> }>
>

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
        this.inc({ cache, how: 'kept' }, counts.hits)
        this.inc({ cache, how: 'made' }, counts.made)
      }
    },
  })
}
