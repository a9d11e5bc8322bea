import type { LigneComplete, ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { BenchView } from './bench-view.tsx'
import { CropForm } from './crop-form.tsx'
import { LineSection } from './line-section.tsx'
import { PointsSection } from './points-section.tsx'
import { useBench } from './use-bench.ts'

export function LineBench({ gestion }: { gestion: ParcoursGestion }) {
  const { complet, parcours, empreintes } = gestion
  return (
    <div className="bench">
      <LineSection gestion={gestion} />
      {complet ? (
        <Bench id={parcours.id} known={empreintes.points} line={complet} titre={parcours.titre} />
      ) : (
        <PointsSection bench={null} id={parcours.id} />
      )}
    </div>
  )
}

type BenchProps = { id: number; titre: string; line: LigneComplete; known: number }

function Bench({ id, titre, line, known }: BenchProps) {
  const bench = useBench(line, known)
  return (
    <>
      <BenchView bench={bench} titre={titre} />
      <CropForm bench={bench} id={id} />
      <PointsSection bench={bench} id={id} />
    </>
  )
}
