import type { Clocked, Site, Store } from './set.ts'

export type Fault = {
  name: string
  store: Store
  begin: (site: Site) => unknown
  end: (site: Site) => unknown
  /** Some requests may get no response, which pages explain themselves. */
  mayCut?: true
}

type PartName = keyof Site['parts']
type DiskName = keyof Site['disks']
type More = Partial<Pick<Fault, 'store' | 'mayCut'>>

const kill = (name: string, part: PartName, more: More = {}): Fault => ({
  name,
  store: 's3',
  begin: ({ parts }) => parts[part].kill(),
  end: ({ parts }) => parts[part].restart(),
  ...more,
})
const freeze = (name: string, part: PartName, more: More = {}): Fault => ({
  name,
  store: 's3',
  begin: ({ parts }) => parts[part].freeze(),
  end: ({ parts }) => parts[part].thaw(),
  ...more,
})
const fill = (name: string, disk: DiskName, more: More = {}): Fault => ({
  name,
  store: 's3',
  begin: ({ disks }) => disks[disk].fill(),
  end: ({ disks }) => disks[disk].makeRoom(),
  ...more,
})
const lock = (name: string, disk: DiskName, more: More = {}): Fault => ({
  name,
  store: 's3',
  begin: ({ disks }) => disks[disk].lock(),
  end: ({ disks }) => disks[disk].unlock(),
  ...more,
})
const moveClock = (name: string, whose: Clocked, seconds: number): Fault => ({
  name,
  store: 's3',
  begin: (site) => site.moveClock(whose, seconds),
  end: (site) => site.moveClock(whose, 0),
})

/**
 * In-flight writes of a killed or frozen process get no response: HAProxy is silent on a reused
 * connection. Without a balancer nothing responds.
 */
const CUT = { mayCut: true } as const
const FOLDER = { store: 'dossier' } as const

export const FAULTS: readonly Fault[] = [
  kill('Un serveur du site tué', 'serveur', CUT),
  freeze('Un serveur du site figé', 'serveur', CUT),
  kill('PostgreSQL tué', 'base'),
  freeze('PostgreSQL figé', 'base'),
  {
    ...fill('Disque de PostgreSQL plein', 'base'),
    end: async ({ disks, parts }) => {
      disks.base.makeRoom()
      // Without space for its WAL the server stops, and its supervisor restarts it.
      await parts.base.restart()
    },
  },
  kill('Stockage S3 tué', 'fichiers'),
  freeze('Stockage S3 figé', 'fichiers'),
  fill('Disque du stockage S3 plein', 'fichiers'),
  lock('Disque du stockage S3 en lecture seule', 'fichiers'),
  fill('Dossier des fichiers plein', 'fichiers', FOLDER),
  lock('Dossier des fichiers en lecture seule', 'fichiers', FOLDER),
  fill('Dossier temporaire plein', 'depot'),
  lock('Dossier temporaire en lecture seule', 'depot'),
  kill('Serveur d’emails tué', 'courrier'),
  freeze('Serveur d’emails figé', 'courrier'),
  kill('Service push tué', 'push'),
  freeze('Service push figé', 'push'),
  kill('Répartiteur tué', 'repartiteur', CUT),
  freeze('Répartiteur figé', 'repartiteur', CUT),
  moveClock('Horloge d’un serveur avancée d’une heure', 'serveur', 3_600),
  moveClock('Horloge d’un serveur reculée d’une heure', 'serveur', -3_600),
  moveClock('Horloge de PostgreSQL avancée d’une heure', 'base', 3_600),
  moveClock('Horloge de PostgreSQL reculée d’une heure', 'base', -3_600),
]
