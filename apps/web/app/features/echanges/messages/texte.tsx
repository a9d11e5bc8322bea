import { readTexteLeger, type Trait } from '@foulee/domain/echanges/texte-leger'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useSite } from '#platform/site.ts'
import { TextLink } from '#ui/text-link.tsx'

/** Text of a message with its light markup as elements; never interpreted as HTML. */
export function Texte({ texte }: { texte: string }) {
  const blocs = useMemo(() => readTexteLeger(texte), [texte])
  return (
    <div className="message-texte" dir="auto">
      {blocs.map((bloc, nth) => {
        const key = `${nth}`
        if (bloc.type === 'paragraphe') {
          return (
            <p key={key}>
              {bloc.lignes.map((traits, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
                <Fragment key={line}>
                  {line > 0 && <br />}
                  <Traits traits={traits} />
                </Fragment>
              ))}
            </p>
          )
        }
        const points = bloc.points.map((traits, point) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name, and never move
          <li key={point}>
            <Traits traits={traits} />
          </li>
        ))
        return bloc.debut === null ? (
          <ul key={key}>{points}</ul>
        ) : (
          <ol key={key} start={bloc.debut}>
            {points}
          </ol>
        )
      })}
    </div>
  )
}

const BEFORE_SIGN = / (?=[?!:;»])/g

function Traits({ traits }: { traits: readonly Trait[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name, and never move
  return traits.map((trait, nth) => <Un key={nth} trait={trait} />)
}

function Un({ trait }: { trait: Trait }): ReactNode {
  if (trait.type === 'texte') return trait.texte.replace(BEFORE_SIGN, '\u00a0')
  if (trait.type === 'code') return <code>{trait.texte}</code>
  if (trait.type === 'lien') return <Adresse url={trait.url}>{trait.texte}</Adresse>
  const Marque = trait.type === 'gras' ? 'strong' : 'em'
  return (
    <Marque>
      <Traits traits={trait.traits} />
    </Marque>
  )
}

/** Links of Foulée open in place; others open in a new tab without a referrer. */
function Adresse({ url, children }: { url: string; children: string }) {
  const { publicUrl } = useSite()
  if (publicUrl && url.startsWith(`${publicUrl}/`)) {
    return <TextLink to={url.slice(publicUrl.length)}>{children}</TextLink>
  }
  return (
    <a className="text-link" href={url} rel="nofollow noopener noreferrer" target="_blank">
      {children}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  )
}
