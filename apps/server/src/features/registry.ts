import type { Feature } from '#kernel/feature.ts'
import type { Registry } from '#kernel/registry.ts'
import { FEATURES } from './features.ts'

export const REGISTRY = collect(FEATURES)

function collect(features: readonly Feature[]): Registry {
  const uses = features.flatMap((feature) => feature.uses ?? [])
  const entries = features.flatMap(({ kinds = [] }) =>
    kinds.map((entry) => [
      entry.kind,
      Object.assign({}, entry, ...uses.filter(({ kind }) => kind === entry.kind)),
    ]),
  )
  const channelKinds = features.flatMap(({ channelKinds = [] }) => channelKinds)
  return {
    kinds: Object.fromEntries(entries),
    fil: Object.fromEntries(
      features.flatMap(({ fil = [] }) => fil.map((kind) => [kind.kind, kind])),
    ),
    seeing: Object.fromEntries(
      features.flatMap(({ seeing = [] }) =>
        seeing.map((visibilityPolicy) => [visibilityPolicy.kind, visibilityPolicy]),
      ),
    ),
    personal: features.flatMap(({ personal }) => personal ?? []),
    acces: features.flatMap(({ acces = [] }) => acces),
    invites: features.flatMap(({ invites }) => invites ?? []),
    waiting: features.flatMap(({ waiting = [] }) => waiting),
    agenda: features.flatMap(({ agenda = [] }) => agenda),
    outings: features.flatMap(({ onOuting }) => onOuting ?? []),
    channelKinds,
    flux: features.flatMap(({ flux = [] }) =>
      flux.map((source) => (typeof source === 'function' ? source(channelKinds) : source)),
    ),
    directories: features.flatMap(({ directories }) => directories ?? []),
    sitemap: features.flatMap(({ sitemap = [] }) => sitemap),
    recherche: features.flatMap(({ recherche = [] }) => recherche),
    feeds: features.flatMap(({ feeds = [] }) => feeds),
  }
}
