import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ImportSeance } from './import-seance.tsx'
import { MySeances } from './my-seances.tsx'
import { NewSeance } from './new-seance.tsx'
import { MES_SEANCES, SEANCES } from './paths.ts'

export default function MesSeances() {
  return (
    <main className="page grid gap-10 py-6 md:py-10" id="contenu">
      <PageHead description="Vos séances." isPrivate path={MES_SEANCES} title="Mes séances" />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Mes séances</h1>
        <p className="max-w-2xl text-ink-soft">
          Écrivez-les comme dans votre cahier. Gardez-les pour vous et vos athlètes, ou publiez-les
          dans <TextLink to={SEANCES}>la bibliothèque</TextLink>.
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <NewSeance />
        <ImportSeance />
      </div>
      <MySeances />
    </main>
  )
}
