import { join } from 'node:path'
import { type Manifest, pathOfFile } from './manifest.ts'
import { type FileState, readWhole } from './whole-file.ts'

export async function findProblems(folder: string, manifest: Manifest): Promise<string[]> {
  const { base, fichiers } = manifest
  const problems: string[] = []
  const check = async (name: string, path: string, expected: FileState) => {
    const found = await readWhole(path)
    if (!found) problems.push(`Le fichier ${name} manque.`)
    else if (found.sha256 !== expected.sha256) problems.push(`Le fichier ${name} est altéré.`)
  }
  await check(base.nom, join(folder, base.nom), base)
  for (const file of fichiers) await check(file.cle, pathOfFile(folder, file.cle), file)
  return problems
}
