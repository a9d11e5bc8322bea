import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { IconButton } from '@mui/material'
import { useListContext } from 'react-admin'
import { heldOff } from './button.tsx'
import { Pages } from './pages.tsx'
import { useAct } from './use-act.ts'

type MoveButtonsProps = {
  id: number
  titre: string
  save: (order: { ids: number[]; depuis: number[] }) => Promise<unknown>
}

/** Manual order, on a single page: a move needs both neighbours. */
export const IN_STAFFS_ORDER = {
  perPage: 100,
  pagination: <Pages rowsPerPageOptions={[100]} />,
  sort: { field: 'ordre', order: 'ASC' },
} as const

export function MoveButtons({ id, titre, save }: MoveButtonsProps) {
  const { data = [], sort, page, filterValues, isFetching } = useListContext<{ id: number }>()
  const move = useAct(save, 'C’est rangé.')
  // A move before the refetch would start from the former order.
  const isBusy = move.isPending || isFetching === true
  const isOwnOrder = sort.field === 'ordre' && sort.order === 'ASC' && page === 1
  if (!isOwnOrder || Object.keys(filterValues ?? {}).length) return null
  const ids = data.map((item) => item.id)
  const at = ids.indexOf(id)
  const [isFirst, isLast] = [at <= 0, at === ids.length - 1]
  const swap = (to: number) => {
    const next = [...ids]
    next.splice(at, 1)
    next.splice(to, 0, id)
    move.mutate({ ids: next, depuis: ids })
  }
  return (
    <>
      <IconButton
        aria-label={`Monter ${titre}`}
        {...heldOff(isFirst || isBusy)}
        onClick={() => isFirst || isBusy || swap(at - 1)}
        size="small"
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={`Descendre ${titre}`}
        {...heldOff(isLast || isBusy)}
        onClick={() => isLast || isBusy || swap(at + 1)}
        size="small"
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </>
  )
}
