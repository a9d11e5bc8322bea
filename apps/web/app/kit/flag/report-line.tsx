import type { ModelSignalement } from '@foulee/domain/echanges/avis'
import { ReportButton } from './report-button.tsx'

export function ReportLine({ model, id }: { model: ModelSignalement; id: number }) {
  return (
    <div className="no-print mt-10 -mx-4 flex flex-wrap items-center text-sm text-ink-soft">
      <p className="ps-4">Une erreur, un danger, un contenu déplacé&nbsp;?</p>
      <ReportButton id={id} model={model} />
    </div>
  )
}
