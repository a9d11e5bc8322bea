import type { Evenement } from '@foulee/contract/club/evenements'
import type { GenrePorteur } from '@foulee/domain/club/evenement'
import { Avatar } from '#ui/avatar.tsx'
import { TextLink } from '#ui/text-link.tsx'

const PORTEUR_WORDS: Readonly<Record<GenrePorteur, string>> = {
  organisateur: 'Organisé par',
  magasin: 'Organisé par le magasin',
  equipe: 'Organisé par',
}

export function EvenementAbout({ evenement }: { evenement: Evenement }) {
  return (
    <section
      aria-labelledby="presentation"
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_22rem]"
    >
      <div className="grid min-w-0 content-start gap-3">
        <h2 className="text-2xl" id="presentation">
          Ce qui vous attend
        </h2>
        <p className="max-w-[65ch] text-lg whitespace-pre-line">
          {evenement.description ?? 'Pas encore de description.'}
        </p>
      </div>
      <PorteurCard porteur={evenement.porteur} />
    </section>
  )
}

function PorteurCard({ porteur }: Pick<Evenement, 'porteur'>) {
  const { type, nom, logo, ville, url } = porteur
  return (
    <div className="card flex items-center gap-3 self-start p-5">
      <Avatar name={nom} {...(logo && { src: logo })} />
      <div className="min-w-0">
        <h3 className="font-sans text-sm font-normal tracking-normal text-ink-soft">
          {PORTEUR_WORDS[type]}
        </h3>
        <p className="font-semibold">{url ? <TextLink to={url}>{nom}</TextLink> : nom}</p>
        {ville && <p className="text-sm text-ink-soft">{ville}</p>}
      </div>
    </div>
  )
}
