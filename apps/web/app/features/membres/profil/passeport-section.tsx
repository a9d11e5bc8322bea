import type { Profil } from '@foulee/contract/membres/profil'
import { CATEGORIE_LABELS } from '@foulee/domain/courses/categorie'
import { getCategorieOn, getPreuve } from '@foulee/domain/courses/passeport'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { useToday } from '#kit/list-page/use-today.ts'
import { useOfflineCopy } from '#platform/offline/my-pages.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { listPapiers, writePasseport } from './offline-passeport.ts'
import { useOptions } from './options.ts'
import { SectionForm } from './section-form.tsx'

export function PasseportSection() {
  const { profil, currentUser } = useSession()
  const { licence_type } = useOptions()
  const today = useToday()
  useOfflineCopy('/reglages/passeport', profil && writePasseport(profil, today))
  if (!profil) return null
  return (
    <EditorSection
      id="passeport"
      lead="Une licence ou un PPS (Pass Prévention Santé), prêts à recopier le jour de l’inscription. Jamais de réponse sur votre santé."
      title="Passeport coureur"
    >
      <Today profil={profil} />
      <PasseportPapier nom={getDisplayName(currentUser ?? {})} profil={profil} today={today} />
      <SectionForm id="passeport" what="le passeport coureur">
        {(errors) => (
          <>
            <div className="grid items-end gap-5 sm:grid-cols-3">
              <Select
                defaultValue={profil.licence_type}
                error={errors.licence_type}
                label="Licence"
                name="licence_type"
                options={[{ value: '', label: 'Aucune' }, ...licence_type]}
              />
              <NumberField
                error={errors.licence_numero}
                label="Numéro de licence"
                name="licence_numero"
                profil={profil}
              />
              <EndField
                error={errors.licence_fin}
                label="Valable jusqu’au"
                name="licence_fin"
                profil={profil}
              />
            </div>
            <div className="grid items-end gap-5 sm:grid-cols-3">
              <NumberField
                error={errors.pps_numero}
                label="Numéro de PPS"
                name="pps_numero"
                profil={profil}
              />
              <EndField
                error={errors.pps_fin}
                label="PPS valable jusqu’au"
                name="pps_fin"
                profil={profil}
              />
            </div>
          </>
        )}
      </SectionForm>
    </EditorSection>
  )
}

type PasseportPapierProps = { nom: string; profil: Profil; today: string }

function PasseportPapier({ nom, profil, today }: PasseportPapierProps) {
  return (
    <dl className="print-only passeport-papier">
      {[['Nom', nom], ...listPapiers(profil, today)].map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type FieldOf<Name extends keyof Profil> = {
  profil: Profil
  name: Name
  label: string
  error: string | undefined
}

function NumberField({ profil, name, label, error }: FieldOf<'licence_numero' | 'pps_numero'>) {
  return (
    <TextField
      autoComplete="off"
      defaultValue={profil[name]}
      error={error}
      label={label}
      maxLength={30}
      name={name}
    />
  )
}

function EndField({ profil, name, label, error }: FieldOf<'licence_fin' | 'pps_fin'>) {
  return (
    <TextField defaultValue={profil[name]} error={error} label={label} name={name} type="date" />
  )
}

const PREUVES = {
  licence: ['success', 'Licence valable', 'elle dispense du PPS'],
  pps: ['success', 'PPS valable', ''],
  mineur: ['info', 'Moins de 18\u00a0ans', 'questionnaire de santé et autorisation parentale'],
  aucune: ['warning', 'Ni licence ni PPS', 'une course chronométrée en demandera'],
} as const

function Today({ profil }: { profil: Profil }) {
  const jour = parisDate(new Date())
  const categorie = getCategorieOn(profil.naissance, jour)
  const { licence_type, ...rest } = profil
  const preuve = getPreuve({ ...rest, licence_type: licence_type || null }, jour)
  const [tone, label, meaning] = PREUVES[preuve]
  const fin = preuve === 'licence' ? profil.licence_fin : preuve === 'pps' ? profil.pps_fin : ''
  return (
    <p className="flex flex-wrap items-center gap-2">
      {categorie && (
        <Badge tone="gold">
          {CATEGORIE_LABELS[categorie]} ({categorie})
        </Badge>
      )}
      <Badge tone={tone}>{label}</Badge>
      <span className="text-sm text-ink-soft first-letter:uppercase">
        {[fin && `jusqu’au ${formatDateLongue(fin)}`, meaning].filter(Boolean).join(', ')}
      </span>
      {!categorie && (
        <span className="text-sm text-ink-soft">
          Votre date de naissance donne votre catégorie FFA.
        </span>
      )}
    </p>
  )
}
