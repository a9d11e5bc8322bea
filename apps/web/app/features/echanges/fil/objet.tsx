import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'

type ObjetProps = {
  to: string
  titre: string
  /** What it looks like from above: its line, its relief, its medal. */
  image: ReactNode
  /** Above the title: when it is. */
  quand?: ReactNode
  /** Below it: where, with whom. */
  detail?: ReactNode
  children?: ReactNode
}

/** The thing that an item tells of, as one link: its terrain beside what one wants to know first. */
export const Objet = ({ to, titre, image, quand, detail, children }: ObjetProps) => (
  <div className="fil-objet">
    <div className="fil-objet-image">{image}</div>
    <div className="fil-objet-dit">
      {quand && <p className="text-sm font-semibold text-sapin tabular-nums">{quand}</p>}
      <h3 className="text-lg/6 wrap-anywhere">
        <Link className="fil-objet-lien" to={to}>
          {titre}
        </Link>
      </h3>
      {detail && <p className="text-sm text-ink-soft">{detail}</p>}
      {children}
    </div>
  </div>
)

type ChiffreProps = { valeur: string; unite: string }

/** Numbers large, their units small. */
export const Chiffres = ({ chiffres }: { chiffres: readonly (ChiffreProps | null)[] }) => (
  <ul className="fil-chiffres">
    {chiffres
      .filter((one) => one !== null)
      .map(({ valeur, unite }) => (
        <li key={`${valeur} ${unite}`}>
          <span className="stat-value text-lg">
            {valeur}
            {unite && <span className="stat-unit">{`\u00a0${unite}`}</span>}
          </span>
        </li>
      ))}
  </ul>
)
