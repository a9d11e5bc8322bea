import type { Resultat } from '@foulee/contract/courses/resultat'
import type { MesResultats } from '@foulee/contract/courses/resultats'
import { isApiError } from '@foulee/contract/shared/call-error'
import {
  SOUHAIT_LABELS,
  SOUHAITS_RESULTAT,
  type SouhaitResultat,
} from '@foulee/domain/courses/revendication-resultat'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useOnePress } from '#ui/form/use-one-press.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { type LineAct, useLineActs } from './use-line-acts.ts'
import { useMine } from './use-mine.ts'

type Ligne = Pick<Resultat, 'id' | 'nom' | 'dossard' | 'est_initiales'> & {
  /** Runner of a relay team, whose bib number belongs to the team. */
  est_equipier?: boolean | undefined
}
type ClaimDialogProps = {
  epreuvesId: number
  ligne: Ligne | null
  hasCodes: boolean
  onClose: () => void
}

const PROVED = 'C’est prouvé\u00a0: ce résultat est le vôtre.'
const DEMANDE_SENT = 'L’organisateur a votre demande. Sa réponse vous sera annoncée.'

export default function ClaimDialog({ epreuvesId, ligne, hasCodes, onClose }: ClaimDialogProps) {
  const acts = useLineActs(epreuvesId)
  const { mutate, error, isPending } = acts
  // A line without a bib number cannot be proved by code.
  const canProve =
    hasCodes &&
    (!ligne || ligne.dossard !== null || ligne.est_initiales || ligne.est_equipier === true)
  const [byCode, setByCode] = useState(canProve)
  const demande = useWaiting(epreuvesId, acts)
  const replaced = byCode ? null : demande
  const form = useId()
  const isNewPress = useOnePress(isPending, error)
  const toast = useToast()
  const errors = isApiError(error) ? error.errors : {}
  const isSaid = ['dossard', 'code', 'motif'].some((field) => errors[field])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isNewPress(event.timeStamp)) return
    mutate(readAct(new FormData(event.currentTarget), ligne, replaced?.id ?? null, byCode), {
      onSuccess: () => {
        onClose()
        toast({ message: byCode ? PROVED : DEMANDE_SENT })
      },
    })
  }
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button form={form} isLoading={isPending} type="submit" variant="primary">
            {sendLabel(byCode, replaced !== null)}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title="Ce résultat est le vôtre&nbsp;?"
    >
      <form className="grid gap-5" id={form} noValidate onSubmit={send}>
        <Numbered byCode={byCode} error={errors.dossard} ligne={ligne} />
        {canProve && (
          <ChoiceGroup legend="Comment le prouver&nbsp;?">
            <Radio checked={byCode} name="preuve" onChange={() => setByCode(true)} value="code">
              J’ai un code, donné par l’organisateur
            </Radio>
            <Radio checked={!byCode} name="preuve" onChange={() => setByCode(false)} value="mot">
              Je n’en ai pas&nbsp;: je demande à l’organisateur
            </Radio>
          </ChoiceGroup>
        )}
        {replaced && <PendingDemande demande={replaced} />}
        {byCode ? <CodeField error={errors.code} /> : <Question error={errors.motif} />}
        {error && !isSaid && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {error.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}

type Demande = NonNullable<MesResultats['demande']>

/**
 * A pending request of the member, possibly sent from another window since this dialog opened; the one
 * sent from here is ignored.
 */
function useWaiting(epreuvesId: number, acts: ReturnType<typeof useLineActs>): Demande | null {
  const demande = useMine(epreuvesId)?.demande ?? null
  const { isPending, isSuccess, variables } = acts
  const isReplacing = variables?.act === 'ask' && variables.body.depuis !== undefined
  return isSuccess || (isPending && !isReplacing) ? null : demande
}

function sendLabel(byCode: boolean, isReplacing: boolean): string {
  if (byCode) return 'C’est moi'
  return isReplacing ? 'Remplacer ma demande' : 'Demander'
}

const PendingDemande = ({ demande: { souhait, dossard, motif } }: { demande: Demande }) => (
  <section
    aria-label="Votre demande qui attend"
    className="grid gap-2 rounded-card bg-sapin-wash p-4"
  >
    <p>
      L’organisateur a déjà une demande de vous&nbsp;: <strong>{SOUHAIT_LABELS[souhait]}</strong>
      {dossard && `, dossard ${dossard}`}.
    </p>
    <p className="whitespace-pre-line text-ink-soft">«&nbsp;{motif}&nbsp;»</p>
    <p>Annulez pour la garder. Ce que vous écrivez ici la remplacerait.</p>
  </section>
)

function readAct(
  fields: FormData,
  ligne: Ligne | null,
  depuis: number | null,
  byCode: boolean,
): LineAct {
  const read = (name: string) => String(fields.get(name) ?? '').trim()
  const dossard = ligne?.dossard ?? read('dossard')
  if (byCode) {
    const which = ligne?.est_equipier ? { resultats_id: ligne.id } : {}
    return { act: 'prove', dossard, code: read('code'), ...which }
  }
  const souhait = SOUHAITS_RESULTAT.find((item) => item === read('souhait')) ?? 'lier'
  const said = { souhait, motif: read('motif'), ...(depuis !== null && { depuis }) }
  const isPointed = ligne !== null && !ligne.est_initiales
  return {
    act: 'ask',
    body: isPointed ? { ...said, resultats_id: ligne.id } : { ...said, dossard },
  }
}

type Field = { error: string | undefined }

/** The line or the bib number; initials never identify a runner. */
function Numbered({ ligne, byCode, error }: Field & { ligne: Ligne | null; byCode: boolean }) {
  if (ligne?.est_equipier && byCode) {
    return (
      <>
        <p>
          <strong>{ligne.nom}</strong>
        </p>
        <TextField
          autoComplete="off"
          {...(error && { error })}
          label="Le dossard de votre équipe"
          maxLength={12}
          name="dossard"
          required
        />
      </>
    )
  }
  if (ligne && (ligne.dossard !== null || !ligne.est_initiales)) {
    return (
      <p>
        <strong>{ligne.nom}</strong>
        {ligne.dossard && `, dossard ${ligne.dossard}`}
      </p>
    )
  }
  return (
    <TextField
      autoComplete="off"
      {...(error && { error })}
      hint="Celui que vous portiez. Qui est montré par ses initiales se retrouve ainsi."
      label="Votre dossard"
      maxLength={12}
      name="dossard"
      required
    />
  )
}

const CodeField = ({ error }: Field) => (
  <TextField
    autoCapitalize="characters"
    autoComplete="off"
    {...(error && { error })}
    hint="Dix lettres et chiffres, comme K7M2Q-4TX9D, ou celui de votre inscription."
    label="Votre code"
    maxLength={60}
    name="code"
    required
    spellCheck={false}
  />
)

const SOUHAITS = SOUHAITS_RESULTAT.map((value: SouhaitResultat) => ({
  value,
  label: SOUHAIT_LABELS[value],
}))

const Question = ({ error }: Field) => (
  <>
    <Select defaultValue="lier" label="Ce que vous demandez" name="souhait" options={SOUHAITS} />
    <TextArea
      {...(error && { error })}
      hint="L’organisateur lira ces mots avec votre nom, votre année de naissance et l’âge de votre compte, puis acceptera ou non."
      label="Comment il peut vous reconnaître"
      maxLength={500}
      name="motif"
      required
    />
  </>
)
