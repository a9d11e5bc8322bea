import type { Premium } from '@foulee/contract/membres/premium'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#ui/badge.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Query } from '#ui/query.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { premiumQuery, useCode } from './premium.queries.ts'

const ID = 'premium'
const EXCEPTION = 'Une erreur s’est produite durant la mise à jour du profil.'

const dayOf = (instant: string) => formatDateLongue(parisDate(new Date(instant)))

/** End of the premium period, and activation codes. Nothing is sold here. */
export function PremiumSection() {
  const query = useQuery(premiumQuery)
  return (
    <section aria-labelledby={ID} className="grid gap-5">
      <SectionHeading
        id={ID}
        lead="Une période premium ouvre les plans réservés à ses membres. L’équipe ou un partenaire l’offre&nbsp;: rien n’est vendu ni prélevé, et elle s’arrête d’elle-même."
        title="Premium"
      />
      <div className="card grid gap-5 p-5">
        <Query label="Chargement…" query={query} skeleton={<Skeleton className="h-12" />}>
          {(data) => <Periods premium={data} />}
        </Query>
        <Code />
      </div>
    </section>
  )
}

const Periods = ({ premium: { jusqua, periodes } }: { premium: Premium }) => (
  <div className="grid gap-3">
    {jusqua ? (
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">Premium</Badge>
        jusqu’au {dayOf(jusqua)}
      </p>
    ) : (
      <p>Aucune période premium en cours.</p>
    )}
    {periodes.length > 0 && (
      <ul className="grid gap-1 text-ink-soft text-sm">
        {periodes.map(({ du, au, motif }) => (
          <li key={du}>
            Du {dayOf(du)} au {dayOf(au)}&nbsp;: {motif}
          </li>
        ))}
      </ul>
    )}
  </div>
)

const Code = () => (
  <SessionForm exception={EXCEPTION} mutation={useCode()} submit="Utiliser le code">
    {(errors) => (
      <TextField
        {...fieldProps('code_premium', errors)}
        autoCapitalize="characters"
        autoComplete="off"
        className="font-mono"
        hint="Cinq lettres ou chiffres, trois fois. Un code ne sert qu’une fois."
        label="Code premium"
        maxLength={40}
        spellCheck={false}
      />
    )}
  </SessionForm>
)
