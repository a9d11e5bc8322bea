import {
  type Chiffre,
  filterChiffres,
  type Porte,
  type PortePartie,
} from '@foulee/domain/site/porte'
import type { ReactNode } from 'react'
import { useSite } from '#platform/site.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { PageHead } from '#ui/page-head.tsx'
import type { ReliefKind } from '#ui/relief-frame.ts'
import { ReliefImage } from '#ui/relief-image.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import '#ui/rich-text.css'
import './portes.css'

type PorteAction = {
  to: string
  label: string
  retour?: string
}

type PorteViewProps = {
  porte: Porte
  page: { path: string; nom: string; titre: string }
  action: PorteAction
  chiffres: readonly Chiffre[]
  relief: ReliefKind
  vue?: ReactNode
  legende?: string | undefined
  children?: ReactNode
}

/** Landing page (produit 14.20): a promise, an example of the product, one action. */
export function PorteView(props: PorteViewProps) {
  const { porte, page, action, chiffres, relief, vue, legende, children } = props
  const crumbs: Crumb[] = [{ label: 'Accueil', to: '/' }, { label: page.nom }]
  // Shown twice: beside the promise and at the end.
  const act = <Action {...action} label={porte.action ?? action.label} />
  return (
    <main className="page grid gap-12 pt-2 pb-12 md:gap-16" id="contenu">
      <PorteHead crumbs={crumbs} page={page} porte={porte} />
      <div className="grid gap-4">
        <Breadcrumb crumbs={crumbs} />
        <header className="porte-tete">
          <div className="grid content-center justify-items-start gap-5">
            <h1 className="text-3xl text-balance sm:text-4xl lg:text-5xl">{porte.promesse}</h1>
            {porte.accroche && <p className="text-lg text-ink-soft">{porte.accroche}</p>}
            {act}
            <Chiffres chiffres={chiffres} />
          </div>
          <figure className="grid gap-2">
            <div className="porte-vue">
              <ReliefImage isFirst kind={relief} slug={`porte${page.path.replaceAll('/', '-')}`} />
              {vue}
            </div>
            {vue && legende && <figcaption className="text-sm text-ink-soft">{legende}</figcaption>}
          </figure>
        </header>
      </div>
      {children}
      {porte.parties.map((partie, rank) => (
        <Partie key={partie.titre} partie={partie} rank={rank} />
      ))}
      {porte.parties.length > 0 && <div>{act}</div>}
    </main>
  )
}

const Action = ({ to, label, retour }: PorteAction) => (
  <ButtonLink state={retour ? { retour } : undefined} to={to} variant="primary">
    {label}
  </ButtonLink>
)

function Chiffres({ chiffres }: { chiffres: readonly Chiffre[] }) {
  const said = filterChiffres(chiffres)
  if (!said.length) return null
  return (
    <StatRow>
      {said.map(({ nb, nom }) => (
        <Stat key={nom} label={nom} value={nb.toLocaleString('fr-FR')} />
      ))}
    </StatRow>
  )
}

function Partie({ partie, rank }: { partie: PortePartie; rank: number }) {
  const { titre, html, elements, estQuestions } = partie
  const id = `partie-${rank + 1}`
  return (
    <section aria-labelledby={id} className="porte-partie grid gap-5">
      <h2 className="text-2xl" id={id}>
        {titre}
      </h2>
      {html && <Html className="max-w-3xl" html={html} />}
      {estQuestions ? (
        <Questions partie={partie} />
      ) : (
        elements.length > 0 && <Arguments {...partie} />
      )}
    </section>
  )
}

const Arguments = ({ elements }: PortePartie) => (
  <ol className="grid gap-5 md:grid-cols-3">
    {elements.map(({ titre, html }, index) => (
      <li className="card grid content-start gap-2 p-5" key={titre}>
        <p aria-hidden="true" className="font-heading text-3xl text-sapin">
          {index + 1}
        </p>
        <h3 className="text-xl">{titre}</h3>
        <Html className="text-ink-soft" html={html} />
      </li>
    ))}
  </ol>
)

const Questions = ({ partie }: { partie: PortePartie }) => (
  <div className="max-w-3xl border-t border-line">
    {partie.elements.map(({ titre, html }) => (
      <details className="porte-question" key={titre}>
        <summary>{titre}</summary>
        <Html className="pb-4 text-ink-soft" html={html} />
      </details>
    ))}
  </div>
)

const Html = ({ html, className }: { html: string; className: string }) => (
  <div
    className={`rich-text ${className}`}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: kept clean by the server (clean-html.ts), balanced by `readPorte`
    dangerouslySetInnerHTML={{ __html: html }}
  />
)

type HeadProps = Pick<PorteViewProps, 'porte' | 'page'> & { crumbs: Crumb[] }

function PorteHead({ porte, page: { path, titre }, crumbs }: HeadProps) {
  const { publicUrl } = useSite()
  const description = porte.accroche || porte.promesse
  const lastCrumb = {
    '@type': 'WebPage',
    name: titre,
    description,
    url: publicUrl + path,
    inLanguage: 'fr-FR',
  }
  const place = breadcrumbList(
    crumbs.map((crumb) => ({ to: path, ...crumb })),
    publicUrl,
  )
  return (
    <PageHead
      description={description}
      jsonLd={{ '@context': 'https://schema.org', '@graph': [lastCrumb, place] }}
      path={path}
      title={titre}
    />
  )
}
