import type { Partenaire as Partner } from '@foulee/contract/courses/contenus'
import { Icon, type IconName } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

export function PagePartners({ partners }: { partners: readonly Partner[] }) {
  const stays = partners.filter(({ type }) => type === 'hebergement')
  const classicPartners = partners.filter(({ type }) => type === 'classic')
  return (
    <>
      <PartnerSection icon="bed" id="dormir" partners={stays} title="Où dormir" />
      <PartnerSection
        icon="heart"
        id="partenaires"
        partners={classicPartners}
        title="Les partenaires"
      />
    </>
  )
}

type PartnerSectionProps = { id: string; title: string; icon: IconName; partners: Partner[] }

function PartnerSection({ id, title, icon, partners }: PartnerSectionProps) {
  if (!partners.length) return null
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <SectionHeading id={id} title={title} />
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {partners.map((partner) => (
          <li className="flex gap-4" key={partner.id}>
            <PartnerPicture icon={icon} logo={partner.logo} />
            <div>
              <h3 className="text-lg">
                {partner.url ? <TextLink to={partner.url}>{partner.nom}</TextLink> : partner.nom}
              </h3>
              {partner.description && <p className="text-ink-soft">{partner.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PartnerPicture({ logo, icon }: { logo: string | null; icon: IconName }) {
  const frame = 'size-12 shrink-0 rounded-control'
  if (logo)
    return (
      <img
        alt=""
        className={`${frame} object-contain`}
        height={48}
        loading="lazy"
        src={logo}
        width={48}
      />
    )
  return (
    <span className={`${frame} grid place-items-center bg-sapin-wash text-sapin`}>
      <Icon name={icon} />
    </span>
  )
}
