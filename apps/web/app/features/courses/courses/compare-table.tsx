import { isPrevisible } from '@foulee/domain/courses/previsible'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { saveCompared } from '#kit/comparison/compare-store.ts'
import { type Compared, comparePath } from '#kit/comparison/compared.ts'
import { lieuxQuery } from '#kit/places/place.queries.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { type Column, usedLines } from './compare-lines.ts'
import { epreuvePath, isEditionCancelled } from './edition-choice.ts'

type CompareTableProps = {
  columns: readonly Column[]
  myTime: (column: Column) => ReactNode
}

export function CompareTable({ columns, myTime }: CompareTableProps) {
  const { isAuth } = useSession()
  const lines = usedLines(columns, useHome())
  const mayRun = ({ course, edition, epreuve }: Column) =>
    !edition.is_past && !isEditionCancelled(course, edition) && isPrevisible(epreuve)
  return (
    // It takes the focus, so that arrow keys scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys.
    <section aria-label="Comparaison" className="compare-scroll" tabIndex={0}>
      <table className="compare-table">
        <caption className="sr-only">
          {columns.length === 1 ? 'Une épreuve' : `${columns.length}\u00a0épreuves côte à côte`}
        </caption>
        <thead>
          <tr>
            <td>
              <span className="sr-only">Critère</span>
            </td>
            {columns.map((column) => (
              <th key={column.epreuve.id} scope="col">
                <Head column={column} columns={columns} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, read }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td className="tabular-nums" key={column.epreuve.id}>
                  {read(column) ?? <Unknown />}
                </td>
              ))}
            </tr>
          ))}
          {isAuth && columns.some(mayRun) && (
            <tr>
              <th scope="row">Ma prévision</th>
              {columns.map((column) => (
                <td key={column.epreuve.id}>{mayRun(column) ? myTime(column) : <Unknown />}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        –
      </span>
      <span className="sr-only">non renseigné</span>
    </>
  )
}

function Head({ column, columns }: { column: Column; columns: readonly Column[] }) {
  const navigate = useNavigate()
  const { course, epreuve } = column
  const remove = () => {
    const left = columns
      .filter((column) => column.epreuve.id !== epreuve.id)
      .map((column): Compared => ({ course: column.course.id, epreuve: column.epreuve.id }))
    saveCompared(left)
    void navigate(comparePath(left), { replace: true })
  }
  return (
    <span className="grid justify-items-start gap-1">
      <Link
        className="font-heading text-lg hover:text-sapin hover:underline"
        to={`/courses/${course.slug}`}
      >
        {course.nom}
      </Link>
      <Link
        className="font-normal hover:text-sapin hover:underline"
        to={epreuvePath(course, epreuve)}
      >
        {epreuve.nom}
      </Link>
      <Button className="no-print -ms-3" icon="close" onClick={remove} variant="quiet">
        Retirer
        <span className="sr-only">
          &nbsp;: {course.nom}, {epreuve.nom}
        </span>
      </Button>
    </span>
  )
}

function useHome() {
  const { profil } = useSession()
  const { ville = '', code_postal = '' } = profil ?? {}
  const { data } = useQuery(lieuxQuery(ville))
  if (!ville || !data) return null
  const found = data.find((lieu) => !code_postal || lieu.code_postal === code_postal) ?? data[0]
  return found?.position ? { nom: ville, position: found.position } : null
}
