import { publicHeaders } from '#platform/api/prefetch.ts'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MAKERS, type Maker, SEANCE } from './guide-makers.ts'

export const headers = publicHeaders

export default function Guide() {
  return (
    <main className="page py-8 md:py-14" id="contenu">
      <PageHead
        description="Mettre un parcours ou une séance dans une montre Garmin, Coros, Suunto, Polar ou Apple Watch, pas à pas."
        path="/montres"
        title="Mettre un parcours dans sa montre"
      />
      <article className="mx-auto grid max-w-2xl gap-10">
        <header className="grid gap-4">
          <h1 className="text-3xl md:text-4xl">Mettre un parcours dans sa montre</h1>
          <p className="text-lg">
            Sur la page du parcours, ouvrez «&nbsp;Télécharger&nbsp;» et prenez le fichier&nbsp;:
            FIT pour une montre branchée à l’ordinateur, GPX pour une application. Puis suivez les
            étapes de votre marque.
          </p>
          <nav aria-label="Marques">
            <ul className="flex flex-wrap gap-2">
              {MAKERS.map(({ id, nom }) => (
                <li key={id}>
                  <a className="chip" href={`#${id}`}>
                    {nom}
                  </a>
                </li>
              ))}
              <li>
                <a className="chip" href={`#${SEANCE.id}`}>
                  Une séance
                </a>
              </li>
            </ul>
          </nav>
        </header>
        {MAKERS.map((maker) => (
          <Steps key={maker.id} maker={maker} />
        ))}
        <Steps maker={SEANCE} />
        <p className="text-ink-soft">
          Les menus changent avec les versions&nbsp;: une étape ne correspond plus&nbsp;?{' '}
          <TextLink to="/nous-contacter">Dites-le-nous</TextLink>. Les départs et arrivées que
          l’auteur d’un parcours masque ne sont dans aucun fichier.
        </p>
      </article>
    </main>
  )
}

function Steps({ maker: { id, nom, etapes, note } }: { maker: Maker }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 className="text-xl" id={id}>
        {nom}
      </h2>
      <ol className="grid list-decimal gap-2 ps-6">
        {etapes.map((etape) => (
          <li key={etape}>{etape}</li>
        ))}
      </ol>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </section>
  )
}
