/** Entry of the writer thread. */
export { writeFile as default } from './write-file.ts'
