import type { LigneACorriger } from '@foulee/contract/courses/corrections'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { type ThingChange, ThingForm } from '#kit/editor/thing-form.tsx'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Query } from '#ui/query.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import {
  formatSaisie,
  labelPassages,
  readSaisie,
  SAISIE_LABELS,
  SEXE_OPTIONS,
  STATUT_OPTIONS,
  toPassages,
  toSaisie,
} from './ligne-saisie.ts'
import { ligneQuery } from './resultats.queries.ts'

type CorrectDialogProps = { epreuvesId: number; onClose: () => void }

/**
 * Corrects, adds or removes one line of published results (produit 8.27).
 * @param id null for a missing line
 */
export default function CorrectDialog({
  id,
  ...values
}: CorrectDialogProps & { id: number | null }) {
  return (
    <Dialog
      isOpen
      onClose={values.onClose}
      title={id === null ? 'Ajouter une ligne' : 'Corriger une ligne'}
    >
      {id === null ? <NewLine {...values} /> : <KnownLine id={id} onClose={values.onClose} />}
    </Dialog>
  )
}

function KnownLine({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Query
      label="Chargement de la ligne…"
      query={useQuery(ligneQuery(id))}
      skeleton={<Skeleton className="h-96 rounded-card" />}
    >
      {(ligne) => (
        <div className="grid gap-5">
          <CorrectLine ligne={ligne} onClose={onClose} />
          <RemoveLine ligne={ligne} onClose={onClose} />
        </div>
      )}
    </Query>
  )
}

type LineProps = { ligne: LigneACorriger; onClose: () => void }

function CorrectLine({ ligne, onClose }: LineProps) {
  const toast = useToast()
  const saving = useCall('POST /api/resultats/{id}/corriger', {
    input: ({ changed, version }: ThingChange) => ({
      params: { id: ligne.id },
      body: { ...readSaisie(changed, ligne), version },
    }),
    onSuccess: () => toast({ message: 'Ligne corrigée. Les places suivent.' }),
    renews: 'settled',
  })
  return <LineForm ligne={ligne} onClose={onClose} saving={saving} />
}

function NewLine({ epreuvesId, onClose }: CorrectDialogProps) {
  const toast = useToast()
  const saving = useCall('POST /api/resultats/{epreuves_id}/ajouter', {
    input: ({ changed }: ThingChange) => ({
      params: { epreuves_id: epreuvesId },
      body: readSaisie(changed, null),
    }),
    onSuccess: () => toast({ message: 'Ligne ajoutée. Les places suivent.' }),
    renews: 'settled',
  })
  return <LineForm ligne={null} onClose={onClose} saving={saving} />
}

type LineFormProps = {
  ligne: LigneACorriger | null
  onClose: () => void
  saving: ComponentProps<typeof ThingForm>['saving']
}

function LineForm({ ligne, onClose, saving }: LineFormProps) {
  const current = { ...toSaisie(ligne), ...toPassages(ligne) }
  const [opened] = useState(current)
  return (
    <ThingForm
      current={current}
      flags={[]}
      isNew={ligne === null}
      labels={{ ...SAISIE_LABELS, ...labelPassages(ligne) }}
      onClose={onClose}
      saving={saving}
      formatValue={formatSaisie}
      values={opened}
      version={ligne?.version ?? 1}
    >
      {(errors) => (
        <>
          <LineFields errors={errors} ligne={ligne} values={opened} />
          <PassagesFields errors={errors} ligne={ligne} values={opened} />
        </>
      )}
    </ThingForm>
  )
}

type FieldsProps = {
  ligne: LigneACorriger | null
  values: Record<string, string>
  errors: Record<string, string>
}

function LineFields({ ligne, values, errors }: FieldsProps) {
  const of = (name: keyof typeof SAISIE_LABELS) => ({
    label: SAISIE_LABELS[name],
    name,
    defaultValue: values[name] ?? '',
    autoComplete: 'off',
    ...(errors[name] && { error: errors[name] }),
  })
  const isTeam = ligne?.est_equipe === true
  const isRunner = ligne !== null && ligne.relais !== null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...of('nom')} {...(isTeam && { label: 'Nom de l’équipe' })} maxLength={80} />
      {!isTeam && <TextField {...of('prenom')} maxLength={80} />}
      {!isRunner && <Select {...of('statut')} options={STATUT_OPTIONS} />}
      <TextField
        {...of('temps')}
        {...(isRunner && { label: 'Temps de son relais' })}
        hint="Comme 3:45:12 ou 41:12."
        maxLength={20}
      />
      {!isRunner && <TextField {...of('dossard')} maxLength={12} />}
      {!isRunner && (
        <TextField
          {...of('rang')}
          hint="Laissez vide&nbsp;: elle suit le temps. Indiquez-la quand seule la photo d’arrivée la donne, ou sans temps."
          inputMode="numeric"
          maxLength={10}
        />
      )}
      <Select {...of('sexe')} options={SEXE_OPTIONS} placeholder="Non indiqué" />
      {!isTeam && <TextField {...of('annee')} inputMode="numeric" maxLength={20} />}
      {!isRunner && (
        <TextField
          {...of('categorie')}
          {...(!isTeam && { hint: 'Elle suit l’année de naissance.' })}
          maxLength={20}
        />
      )}
      {!isRunner && <TextField {...of('club')} maxLength={80} />}
    </div>
  )
}

/** Folded: most corrections are of the line itself. */
function PassagesFields({ ligne, values, errors }: FieldsProps) {
  const fields = Object.entries(labelPassages(ligne))
  if (!fields.length) return null
  return (
    <details className="card p-4" open={fields.some(([name]) => errors[name]) || undefined}>
      <summary className="min-h-6 cursor-pointer font-semibold">Passages aux points</summary>
      <p className="pt-2 text-ink-soft">
        Le temps depuis le départ, comme 1:50:00. Vide, le passage est inconnu.
      </p>
      <div className="grid gap-4 pt-3 sm:grid-cols-2">
        {fields.map(([name, label]) => (
          <TextField
            autoComplete="off"
            defaultValue={values[name] ?? ''}
            key={name}
            label={label}
            maxLength={20}
            name={name}
            {...(errors[name] && { error: errors[name] })}
          />
        ))}
      </div>
    </details>
  )
}

function RemoveLine({ ligne, onClose }: LineProps) {
  const [isAsking, setAsking] = useState(false)
  const toast = useToast()
  const { id, version, est_reliee } = ligne
  const { mutate, error, isPending } = useCall('POST /api/resultats/{id}/supprimer', {
    input: { params: { id }, body: { version } },
    onSuccess: () => {
      onClose()
      toast({ message: 'Ligne retirée. Les places suivent.' })
    },
    onError: () => setAsking(false),
    renews: 'settled',
  })
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p>
        <Button icon="trash" onClick={() => setAsking(true)} variant="quiet">
          Retirer cette ligne
        </Button>
      </p>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          action="Retirer"
          isBusy={isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => mutate()}
          title="Retirer cette ligne&nbsp;?"
        >
          <p>
            Pour un doublon, ou qui n’a pas couru&nbsp;: les places derrière elle avancent.
            L’historique garde ce qu’elle disait.
            {est_reliee && ' Son coureur, qui l’avait prouvée sienne, en sera prévenu.'}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
