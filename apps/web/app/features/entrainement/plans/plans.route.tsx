import { MesPlansSuivis } from '#features/entrainement/programmation/mes-plans-suivis.tsx'
import { ListPage } from '#kit/list-page/list-page.tsx'
import { plansKind } from './plans-kind.tsx'

export default function PlansRoute() {
  return (
    <ListPage
      before={
        <div className="pt-6 empty:hidden">
          <MesPlansSuivis />
        </div>
      }
      kind={plansKind}
    />
  )
}
