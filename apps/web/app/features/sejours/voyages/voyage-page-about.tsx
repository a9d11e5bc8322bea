import type { Voyage } from '@foulee/contract/sejours/voyages'
import { RESEAUX, type Reseau } from '@foulee/domain/shared/reseau'
import { loopDoor } from '#features/parcours/shared/loop-door.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'

export function VoyageAbout({ voyage }: { voyage: Voyage }) {
  return (
    <section
      aria-labelledby="presentation"
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_22rem]"
    >
      <div className="grid min-w-0 content-start gap-3">
        <h2 className="text-2xl" id="presentation">
          Le séjour
        </h2>
        <p className="max-w-[65ch] text-lg whitespace-pre-line">
          {voyage.description ?? 'L’agence n’a pas encore décrit ce séjour.'}
        </p>
        {voyage.position && (
          <p className="no-print">
            <TextLink className="inline-flex min-h-11 items-center" to={loopDoor(voyage.position)}>
              Une boucle à courir sur place
            </TextLink>
          </p>
        )}
      </div>
      <AgenceCard voyage={voyage} />
    </section>
  )
}

const labelReseau = (reseau: string) => RESEAUX[reseau as Reseau]?.label ?? reseau

function AgenceCard({ voyage: { agence, social } }: { voyage: Voyage }) {
  const { nom, slug, logo, ville, site, verifie } = agence
  return (
    <div className="card grid content-start gap-4 p-5">
      <div className="flex items-center gap-3">
        <Avatar name={nom} {...(logo && { src: logo })} />
        <div className="min-w-0">
          <h3 className="font-sans text-sm font-normal tracking-normal text-ink-soft">
            Proposé par
          </h3>
          <p className="font-semibold">
            <TextLink to={`/agences/${slug}`}>{nom}</TextLink>
          </p>
          {ville && <p className="text-sm text-ink-soft">{ville}</p>}
        </div>
      </div>
      {verifie && (
        <p>
          <Badge icon="check" tone="success">
            Agence vérifiée
          </Badge>
        </p>
      )}
      <ul className="grid gap-1">
        <li>
          <a className="text-link inline-flex min-h-11 items-center" href="#papiers">
            Immatriculation, garant et assureur
          </a>
        </li>
        {site && (
          <li>
            <TextLink className="print-address" to={site}>
              Site officiel
            </TextLink>
          </li>
        )}
        {social.map(({ id, reseau, url }) => (
          <li key={id}>
            <TextLink to={url}>{labelReseau(reseau)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
