import type { Resultat } from '@foulee/contract/courses/resultat'
import { useMutation } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import type { ResultatsSearch } from './resultats-url.ts'

const AT_ONCE = 100

type PrintAllProps = {
  epreuvesId: number
  search: ResultatsSearch
  nb: number
  onShow: (lines: Resultat[] | null) => void
}

/** Prints all lines found in one table; the screen shows one page. */
export function PrintAll({ epreuvesId, search, nb, onShow }: PrintAllProps) {
  const printing = useMutation({
    mutationFn: () => readAll(epreuvesId, search, nb),
    onSuccess: (lines) => {
      flushSync(() => onShow(lines))
      addEventListener('afterprint', () => onShow(null), { once: true })
      window.print()
    },
  })
  return (
    <p className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button icon="printer" isLoading={printing.isPending} onClick={() => printing.mutate()}>
        Imprimer tout le classement
      </Button>
      {printing.error && (
        <span className="text-rouge-gr" role="alert">
          {printing.error.message}
        </span>
      )}
    </p>
  )
}

async function readAll(
  epreuves_id: number,
  search: ResultatsSearch,
  nb: number,
): Promise<Resultat[]> {
  const lines: Resultat[] = []
  for (let page = 1; lines.length < nb; page++) {
    const { texte, sexe, categorie } = search
    const query = { texte, sexe, categorie, page, nb_page: AT_ONCE }
    const { data } = await api('GET /api/resultats/{epreuves_id}', {
      params: { epreuves_id },
      query,
    })
    if (data.length === 0) break
    lines.push(...data)
  }
  return lines
}
