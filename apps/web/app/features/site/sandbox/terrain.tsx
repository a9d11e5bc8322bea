import { Card } from '#ui/card.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { ElevationProfile, type ProfileMark, type ProfilePoint } from '#ui/elevation-profile.tsx'
import { seededRandom, valueNoise } from '#ui/relief-noise.ts'

const noise = valueNoise(seededRandom(7))

/** 42 km over two passes, generated with the noise of the reliefs. */
const points: ProfilePoint[] = Array.from({ length: 260 }, (_, index) => {
  const share = index / 259
  const passes = 420 * Math.sin(share * Math.PI) + 170 * Math.sin(share * Math.PI * 5)
  return [share * 42_195, 560 + passes + 140 * noise(share * 22, 3)]
})

const marks: ProfileMark[] = [
  { distance: 8_400, label: 'Ravito liquide', icon: 'cup' },
  { distance: 19_800, label: 'Base de vie', icon: 'bed' },
  { distance: 27_000, label: 'Photo\u00a0: le lac', icon: 'camera' },
  { distance: 34_500, label: 'Ravito complet', icon: 'cup' },
]

export function Terrain() {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="text-xl">Les Crêtes, 42,20 km</h3>
        <Countdown className="font-semibold text-sapin" date="2027-06-13T07:00:00+02:00" />
      </div>
      <ElevationProfile marks={marks} points={points} title="Profil des Crêtes" />
    </Card>
  )
}
