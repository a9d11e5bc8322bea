import { balanceRichText } from '@foulee/domain/shared/texte-riche'
import { isOwnAddress, type Morceau } from '@foulee/domain/site/page-corps'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import '#ui/rich-text.css'

/** Closes unbalanced tags of each text, before headings get their ids. */
export const balanceMorceaux = (morceaux: readonly Morceau[]): Morceau[] =>
  morceaux.map((morceau) =>
    morceau.type === 'texte' ? { ...morceau, html: balanceRichText(morceau.html) } : morceau,
  )

export const Morceaux = ({ morceaux }: { morceaux: readonly Morceau[] }) => (
  <div className="page-corps">
    {morceaux.map((morceau, rank) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <Part key={rank} morceau={morceau} />
    ))}
  </div>
)

function Part({ morceau }: { morceau: Morceau }) {
  if (morceau.type === 'bouton') return <PageButton {...morceau} />
  if (morceau.type === 'image') {
    const { image, alt, legende } = morceau
    return (
      <figure className="grid gap-2">
        <Picture
          alt={alt}
          className="w-full rounded-card"
          sizes="(width >= 48rem) 46rem, 100vw"
          src={image}
        />
        {legende && <figcaption className="text-sm text-ink-soft">{legende}</figcaption>}
      </figure>
    )
  }
  return (
    <div
      className="rich-text text-lg"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: kept clean by the server (clean-html.ts)
      dangerouslySetInnerHTML={{ __html: morceau.html }}
    />
  )
}

function PageButton({ label, adresse }: { label: string; adresse: string }) {
  if (isOwnAddress(adresse)) {
    return (
      <p>
        <ButtonLink to={adresse} variant="primary">
          {label}
        </ButtonLink>
      </p>
    )
  }
  return (
    <p>
      <a className="button button-secondary" href={adresse} rel="noopener nofollow">
        {label}
        <Icon name="external" />
      </a>
    </p>
  )
}
