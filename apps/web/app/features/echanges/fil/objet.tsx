import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'

type ObjetProps = {
  to: string
  titre: string
  image: ReactNode
  quand?: ReactNode
  detail?: ReactNode
  children?: ReactNode
}

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

export const Chiffres = ({ chiffres }: { chiffres: readonly (ChiffreProps | null)[] }) => (
  <ul className="fil-chiffres">
    {chiffres
      .filter((chiffre) => chiffre !== null)
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
