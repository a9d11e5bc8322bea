import { listModelesZones } from '@foulee/domain/entrainement/zones'
import { EXEMPLES } from './raccourci-pieces.ts'

const SIGNS: readonly (readonly [signs: string, meaning: string])[] = [
  ["20'", 'vingt minutes'],
  ['45"', 'quarante-cinq secondes'],
  ['1h15', 'une heure et quart'],
  ['400 m, 2 km', 'une distance'],
  ['+', 'l’étape suivante'],
  ['8x30/30', 'huit fois trente secondes vite, trente secondes lentement'],
  ["3x2000 r=2'", 'trois fois 2\u00a0000\u00a0mètres, deux minutes de récupération'],
  ["2x(8x400 r=1') R=3'", 'deux séries, trois minutes entre elles'],
  ['à 100-105 % VMA', 'une part de la VMA\u00a0; de même «\u00a0% FC max\u00a0»'],
  ["à 4'00-4'10/km", 'une allure'],
  ['RPE 7', 'un effort ressenti de 7 sur 10'],
  ['EF, SEUIL, AS10', 'une zone par son nom'],
  ['«\u00a0en côte\u00a0»', 'un commentaire'],
]

export function RaccourciHelp({ onChoose }: { onChoose: (texte: string) => void }) {
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sapin">
        Comment écrire une séance
      </summary>
      <div className="grid gap-5 pb-4">
        <dl className="grid gap-2 sm:grid-cols-2">
          {SIGNS.map(([signs, meaning]) => (
            <div className="grid content-start" key={signs}>
              <dt>
                <code className="font-mono font-semibold">{signs}</code>
              </dt>
              <dd className="text-sm text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-2">
          <h3 className="text-base/6">Partir d’un exemple</h3>
          <ul className="grid gap-1">
            {EXEMPLES.map((exemple) => (
              <li key={exemple}>
                <button
                  className="min-h-11 w-full cursor-pointer rounded-control px-2 text-left font-mono text-sm wrap-anywhere hover:bg-sapin-wash"
                  onClick={() => onChoose(exemple)}
                  type="button"
                >
                  {exemple}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <Zones />
      </div>
    </details>
  )
}

function Zones() {
  return (
    <div className="grid gap-3">
      <h3 className="text-base/6">Les zones que l’on peut nommer</h3>
      {listModelesZones().map(({ code, nom, source, zones }) => (
        <div key={code}>
          <p className="font-semibold">{nom}</p>
          <p className="text-sm text-ink-soft">{source}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
            {zones.map((zone) => (
              <li key={zone.code}>
                <code className="font-mono font-semibold">{zone.code}</code> {zone.nom}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
