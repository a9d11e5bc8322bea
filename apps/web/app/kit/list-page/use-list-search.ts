import { useMemo } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'
import { useListKind } from './list-kind.ts'
import {
  changeFilters,
  clearFilters,
  type FilterChange,
  type FilterValues,
  linkTo,
  readFilters,
  readPages,
  readVue,
  type Vue,
} from './list-url.ts'

type ListSearch = {
  filters: FilterValues
  pages: number
  vue: Vue
  change: (change: FilterChange) => void
  /** Replaces the history entry: typing is one step in all. */
  retype: (change: FilterChange) => void
  clear: () => void
  showPages: (pages: number) => void
  show: (vue: Vue) => void
}

export function useListSearch(): ListSearch {
  const { path } = useListKind()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const go = (to: URLSearchParams, options?: NavigateOptions) =>
    void navigate(linkTo(path, to), options)
  const filters = useMemo(() => readFilters(params), [params])
  return {
    filters,
    pages: readPages(params),
    vue: readVue(params),
    change: (change) => go(changeFilters(readAddress(), change)),
    retype: (change) => go(changeFilters(readAddress(), change), { replace: true }),
    clear: () => go(clearFilters(readAddress())),
    showPages: (pages) =>
      go(withParam('page', String(pages)), { replace: true, preventScrollReset: true }),
    // « Retour » goes from the map back to the list.
    show: (vue) => go(withParam('vue', vue === 'carte' ? vue : null)),
  }
}

/** From `window.location`, not the last render: two changes may come between two renders. */
const readAddress = () => new URLSearchParams(window.location.search)

function withParam(name: string, value: string | null): URLSearchParams {
  const params = readAddress()
  if (value) params.set(name, value)
  else params.delete(name)
  return params
}
