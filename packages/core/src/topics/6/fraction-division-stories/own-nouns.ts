import type { Noun } from '../../../author.ts'

export const batch: Noun = { en: ['batch', 'batches'], es: ['tanda', 'tandas'], gender: 'f' }
export const gardenPlot: Noun = { en: ['garden plot', 'garden plots'], es: ['parcela', 'parcelas'], gender: 'f' }
export const musicLesson: Noun = { en: ['lesson', 'lessons'], es: ['clase', 'clases'], gender: 'f' }
