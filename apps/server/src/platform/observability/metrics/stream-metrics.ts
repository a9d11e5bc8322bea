import { Gauge, type Registry } from 'prom-client'

export type Streams = { count: () => { members: number; streams: number } }

export function measureStreams(registry: Registry, flux: Streams): void {
  new Gauge({
    name: 'flux_streams',
    help: 'Open streams of pages',
    registers: [registry],
    collect() {
      this.set(flux.count().streams)
    },
  })
  new Gauge({
    name: 'flux_members',
    help: 'Members who listen through one stream or several',
    registers: [registry],
    collect() {
      this.set(flux.count().members)
    },
  })
}
