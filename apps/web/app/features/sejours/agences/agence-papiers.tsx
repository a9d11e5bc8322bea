import type { AgencePage } from '@foulee/contract/sejours/agences'
import { Card } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { REGISTRE } from './paths.ts'

type Papiers = Pick<
  AgencePage,
  'verifie' | 'immatriculation' | 'garant' | 'garant_adresse' | 'assureur' | 'assureur_adresse'
>

type AgencePapiersProps = { agence: Papiers; title?: string }

export function AgencePapiers({ agence, title = 'Ses papiers' }: AgencePapiersProps) {
  const { verifie, immatriculation, garant, garant_adresse, assureur, assureur_adresse } = agence
  const hasSome = immatriculation || garant || assureur
  return (
    <section aria-labelledby="papiers" className="grid gap-5">
      <h2 className="text-2xl" id="papiers">
        {title}
      </h2>
      <Card className="grid gap-4 sm:gap-5">
        <p className="flex gap-2.5">
          <Icon className="mt-0.5 shrink-0" name={verifie ? 'check' : 'clock'} />
          <span>
            {verifie
              ? 'Agence vérifiée\u00a0: l’équipe de Foulée a comparé son numéro au registre et vu qui la garantit et qui l’assure. Ce n’est pas un avis sur ses séjours.'
              : 'L’équipe de Foulée n’a pas encore vérifié ces papiers. Vous pouvez chercher le numéro dans le registre.'}
          </span>
        </p>
        {hasSome ? (
          <div className="grid gap-x-5 gap-y-1 sm:grid-cols-3">
            <dl>
              <Paper
                label="Immatriculation"
                value={immatriculation}
                what="Au registre des opérateurs de voyages, tenu par Atout France."
              />
            </dl>
            <div className="sm:col-span-2">
              <Fold isFolded title="Garant financier et assureur">
                <dl className="grid gap-5 sm:grid-cols-2">
                  <Paper
                    detail={garant_adresse}
                    label="Garant financier"
                    value={garant}
                    what="Il rembourse les voyageurs si l’agence ne le peut plus."
                  />
                  <Paper
                    detail={assureur_adresse}
                    label="Assureur"
                    value={assureur}
                    what="De la responsabilité civile professionnelle de l’agence."
                  />
                </dl>
              </Fold>
            </div>
          </div>
        ) : (
          <p className="text-ink-soft">Cette agence n’a pas encore donné ses papiers.</p>
        )}
        <p>
          <TextLink to={REGISTRE}>Registre des opérateurs de voyages</TextLink>
        </p>
      </Card>
    </section>
  )
}

type PaperProps = { label: string; value: string | null; detail?: string | null; what: string }

function Paper({ label, value, detail, what }: PaperProps) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="grid gap-1">
        <span className="font-semibold">{value ?? 'Non indiqué'}</span>
        {detail && <span className="whitespace-pre-line">{detail}</span>}
        <span className="text-sm text-ink-soft">{what}</span>
      </dd>
    </div>
  )
}
