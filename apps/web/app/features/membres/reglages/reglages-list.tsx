import { NavLink } from 'react-router'
import { useSession } from '#platform/session/session-provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { listGroups, SECTIONS, type SectionName, sectionPath } from './sections.ts'
import './reglages.css'

type ReglagesListProps = {
  isIndex?: boolean
}

export function ReglagesList({ isIndex = false }: ReglagesListProps) {
  const Titre = isIndex ? 'p' : 'h2'
  const isStaff = useSession().currentUser?.options.staff ?? false
  return (
    <nav aria-label="Sections des réglages" className={isIndex ? 'reglages-index' : 'reglages'}>
      {listGroups(isStaff).map(({ titre, sections }) => (
        <div className="reglages-groupe" key={titre}>
          <Titre className="reglages-titre">{titre}</Titre>
          <ul>
            {sections.map((name) => (
              <li key={name}>
                <Door hasDetail={!isIndex} name={name} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Door({ name, hasDetail }: { name: SectionName; hasDetail: boolean }) {
  const { titre, detail, icon } = SECTIONS[name]
  return (
    <NavLink className="reglages-porte" to={sectionPath(name)}>
      <Icon className="shrink-0 text-sapin" name={icon} />
      <span className="grid min-w-0 grow">
        <span className="font-semibold">{titre}</span>
        {hasDetail && <span className="text-sm text-ink-soft">{detail}</span>}
      </span>
      {hasDetail && <Icon className="shrink-0 text-ink-soft" name="arrow-right" size={18} />}
    </NavLink>
  )
}
