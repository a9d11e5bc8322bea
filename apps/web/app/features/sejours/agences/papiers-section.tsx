import type { Agence } from '@foulee/contract/sejours/agences'
import { findMissingPapiers } from '@foulee/domain/sejours/immatriculation'
import { SheetSection } from '#kit/organisation/sheet-section.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSave } from './agences.mutations.ts'

const LEAD =
  'La loi les demande à qui vend des séjours. Les voyageurs les lisent sur votre page, sur chaque séjour et dans le formulaire d’information avant de réserver\u00a0: ils savent ainsi qui les rembourse si quelque chose tourne mal.'

export function PapiersSection({ agence }: { agence: Agence }) {
  return (
    <SheetSection
      id="papiers"
      lead={LEAD}
      saving={useSave(agence.id)}
      structure={agence}
      title="Papiers"
    >
      {(text) => (
        <>
          <PapiersState agence={agence} />
          <TextField
            {...text('immatriculation')}
            autoCapitalize="characters"
            autoComplete="off"
            hint="Celui du registre des opérateurs de voyages (Atout France)&nbsp;: IM083170003."
            label="Numéro d’immatriculation"
            maxLength={24}
            spellCheck={false}
          />
          <TextField
            {...text('garant')}
            autoComplete="off"
            hint="Qui rembourse les voyageurs si l’agence ne le peut plus, par exemple l’APST."
            label="Garant financier"
            maxLength={200}
          />
          <TextArea
            {...text('garant_adresse')}
            label="Adresse du garant"
            maxLength={300}
            rows={2}
          />
          <TextField
            {...text('assureur')}
            autoComplete="off"
            hint="De votre responsabilité civile professionnelle."
            label="Assureur"
            maxLength={200}
          />
          <TextArea
            {...text('assureur_adresse')}
            label="Adresse de l’assureur"
            maxLength={300}
            rows={2}
          />
        </>
      )}
    </SheetSection>
  )
}

function PapiersState({ agence }: { agence: Agence }) {
  const { etat, refus_motif } = agence
  if (etat === 'verifiee') {
    return (
      <Notice isGood>
        L’équipe a vérifié ces papiers. En changer un, ou changer le nom, les lui fait regarder de
        nouveau&nbsp;; vos séjours publiés restent en ligne pendant ce temps.
      </Notice>
    )
  }
  if (etat === 'a_verifier') {
    return (
      <Notice>
        Vos papiers sont complets&nbsp;: l’équipe de Foulée les regarde. Vous pouvez déjà préparer
        vos séjours.
      </Notice>
    )
  }
  if (etat === 'refusee') {
    return (
      <Notice>
        L’équipe n’a pas pu vérifier ces papiers&nbsp;: «&nbsp;{refus_motif}&nbsp;». Corrigez-les,
        elle les regardera de nouveau.
      </Notice>
    )
  }
  const missing = findMissingPapiers(agence)
  return (
    <div className="no-print grid gap-2 rounded-control bg-jaune-wash px-4 py-3">
      <p className="font-semibold">Sans ces papiers, aucun séjour ne peut être publié&nbsp;:</p>
      <ul className="list-disc ps-5">
        {missing.map(({ champ, message }) => (
          <li key={champ}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

function Notice({ isGood = false, children }: { isGood?: boolean; children: React.ReactNode }) {
  return (
    <p
      className={`flex gap-2.5 rounded-control px-4 py-3 ${isGood ? 'bg-sapin-wash' : 'bg-ciel-wash'}`}
    >
      <Icon className="mt-0.5 shrink-0" name={isGood ? 'check' : 'info'} />
      <span>{children}</span>
    </p>
  )
}
