import { type Changes, diffFields } from '@foulee/domain/shared/version'
import { journalStaffEdits } from '#kernel/publication/staff-edits.ts'
import { createVersions } from '#kernel/publication/versions.ts'
import { ofMagasin } from './magasins.membership.ts'

const SECTIONS = {
  presentation: ['nom', 'description', 'site', 'telephone', 'email'],
  adresse: ['adresse', 'ville', 'code_postal', 'departement', 'pays', 'fuseau'],
  position: ['position'],
  horaires: ['horaires'],
  rayons: ['categories', 'services', 'marques'],
  logo: ['logo'],
  fermeture: ['etat'],
} as const

type Section = keyof typeof SECTIONS

/** Contact details: history records the change, never the values. */
const REACHED: readonly string[] = ['email', 'telephone']

export const recordSave = journalStaffEdits(
  createVersions<Section>({
    table: 'magasins',
    versions: 'magasin_versions',
    key: 'magasins_id',
    missing: 'magasin_introuvable',
  }),
  'magasin',
  async (tx, id, users_id) => ({ details: {}, isOwn: await ofMagasin.isMember(tx, id, users_id) }),
)

export const listChanges = (before: object, columns: object): (readonly [Section, Changes])[] =>
  Object.entries(SECTIONS).map(([section, names]) => {
    const entries = Object.entries(columns).filter(([name]) =>
      (names as readonly string[]).includes(name),
    )
    const changes = Object.entries(diffFields(before, Object.fromEntries(entries)))
    return [section as Section, Object.fromEntries(changes.map(hideReached))]
  })

type Changed = [field: string, change: Changes[string]]

const hideReached = ([field, change]: Changed): Changed => [
  field,
  REACHED.includes(field) ? [null, null] : change,
]
