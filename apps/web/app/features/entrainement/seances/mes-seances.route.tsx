import { MinePage } from '#kit/publication/mine-page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ImportSeance } from './import-seance.tsx'
import { MySeances } from './my-seances.tsx'
import { NewSeance } from './new-seance.tsx'
import { SEANCES } from './paths.ts'
import { SEANCE } from './seance-kind.ts'

export default function MesSeances() {
  return (
    <MinePage
      kind={SEANCE}
      lead={
        <p className="max-w-2xl text-ink-soft">
          Écrivez-les comme dans votre cahier. Gardez-les pour vous et vos athlètes, ou publiez-les
          dans <TextLink to={SEANCES}>la bibliothèque</TextLink>.
        </p>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <NewSeance />
        <ImportSeance />
      </div>
      <MySeances />
    </MinePage>
  )
}
