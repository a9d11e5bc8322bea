import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWakeLock } from '#ui/wake-lock.ts'
import { openDetector } from './detector.ts'

/** Milliseconds between frames: fast enough, without heating the phone. */
const LOOK_MS = 200
/** Milliseconds during which the same code counts as one reading. */
const SAME_MS = 4_000

const CAMERA_REFUSED =
  'La caméra est refusée ou absente. Autorisez-la dans les réglages du navigateur, ou écrivez plutôt.'

type ScannerProps = {
  label: string
  onRead: (text: string) => void
}

export function Scanner({ label, onRead }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const read = useEffectEvent(onRead)
  useWakeLock(true)
  useEffect(() => {
    const watch = { isOver: false }
    look(video.current, watch, (text) => read(text)).catch(() => setTrouble(CAMERA_REFUSED))
    return () => {
      watch.isOver = true
    }
  }, [])
  if (trouble) {
    return (
      <p className="rounded-control bg-jaune-wash px-4 py-3" role="alert">
        {trouble}
      </p>
    )
  }
  return (
    <video
      aria-label={label}
      autoPlay
      className="aspect-square w-full max-w-md rounded-card bg-relief-1 object-cover"
      muted
      playsInline
      ref={video}
    />
  )
}

type Watch = { isOver: boolean }

async function look(
  video: HTMLVideoElement | null,
  watch: Watch,
  onRead: (text: string) => void,
): Promise<void> {
  if (!video) return
  const [detector, stream] = await Promise.all([
    openDetector(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
  ])
  try {
    if (watch.isOver) return
    video.srcObject = stream
    // The `autoplay` attribute starts the video where a script may not.
    await video.play().catch(() => undefined)
    const last = { text: '', at: 0 }
    while (!watch.isOver) {
      const found = await detector.detect(video).catch(() => [])
      const text = found[0]?.rawValue
      const now = performance.now()
      if (text && (text !== last.text || now - last.at > SAME_MS)) onRead(text)
      if (text) Object.assign(last, { text, at: now })
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
