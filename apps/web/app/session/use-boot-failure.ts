import { useCallback, useEffect, useRef } from 'react'
import type { Boot } from './boot.ts'
import { readStrategy, readToken, removeToken, type Strategy, storeToken } from './token-storage.ts'

/**
 * A session that cannot be loaded leaves no token behind (§4, §8). This page alone remembers it, so
 * that « Réessayer » still signs in whoever only lost the network.
 * @returns what « Réessayer » does
 */
export function useBootFailure(boot: Boot, load: () => unknown): () => void {
  const dropped = useRef<{ token: string; strategy: Strategy } | null>(null)
  useEffect(() => {
    if (boot === 'done') dropped.current = null
    if (boot !== 'error') return
    const token = readToken()
    if (token) dropped.current = { token, strategy: readStrategy() }
    removeToken()
  }, [boot])
  return useCallback(() => {
    if (dropped.current && !readToken()) storeToken(dropped.current.token, dropped.current.strategy)
    load()
  }, [load])
}
