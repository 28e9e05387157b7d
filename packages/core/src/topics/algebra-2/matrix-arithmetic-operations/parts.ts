import { prose } from '../../../content.ts'

export const instruction = { en: prose`Compute.`, es: prose`Calcula.` }
