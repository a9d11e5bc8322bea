import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { saveCompared, useCompared } from './compare-store.ts'
import { comparePath } from './compared.ts'
import './compare.css'

export default function CompareTray() {
  const compared = useCompared()
  const nb = compared.length
  return (
    <div aria-live="polite" className="no-print">
      {nb > 0 && (
        <div className="compare-tray">
          <Link className="button button-secondary" to={comparePath(compared)}>
            <Icon name="list" />
            {nb === 1 ? 'Comparer\u00a0: 1 épreuve' : `Comparer ${nb}\u00a0épreuves`}
          </Link>
          <button
            aria-label="Vider la comparaison"
            className="compare-clear"
            onClick={() => saveCompared([])}
            type="button"
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
