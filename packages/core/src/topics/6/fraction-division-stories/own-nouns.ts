import type { Noun } from '../../../author.ts'

export const gardenPlot: Noun = { en: ['garden plot', 'garden plots'], es: ['parcela', 'parcelas'], gender: 'f' }
export const musicLesson: Noun = { en: ['lesson', 'lessons'], es: ['clase', 'clases'], gender: 'f' }
export const loaf: Noun = { en: ['loaf', 'loaves'], es: ['pan', 'panes'], gender: 'm' }
export const wallTile: Noun = { en: ['tile', 'tiles'], es: ['azulejo', 'azulejos'], gender: 'm' }
