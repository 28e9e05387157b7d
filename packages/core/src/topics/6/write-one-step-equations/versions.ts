import { type Hole, line } from '../../../author.ts'
import type { Operation, Said } from './stories.ts'

/** One place and thing, told in four ways with the same two numbers; x is not known. */
export interface Versions {
  readonly a: readonly [least: number, most: number]
  readonly b: readonly [least: number, most: number]
  readonly isMoney: boolean
  readonly tell: Readonly<Record<Operation, (a: Hole, b: Hole) => Said>>
}

export const versions: readonly Versions[] = [
  {
    a: [4, 8],
    b: [40, 96],
    isMoney: true,
    tell: {
      times: (a, b) => ({
        en: line`Ana pays ${b} for ${a} tickets at the same price. One ticket costs x dollars.`,
        es: line`Ana paga ${b} por ${a} boletos del mismo precio. Un boleto cuesta x dólares.`,
      }),
      plus: (a, b) => ({
        en: line`Ana has x dollars. She finds ${a} in a drawer, and now she has ${b}.`,
        es: line`Ana tiene x dólares. Encuentra ${a} en un cajón y ahora tiene ${b}.`,
      }),
      minus: (a, b) => ({
        en: line`Ana has x dollars. She spends ${a} on lunch and has ${b} left.`,
        es: line`Ana tiene x dólares. Gasta ${a} en el almuerzo y le quedan ${b}.`,
      }),
      divide: (a, b) => ({
        en: line`A prize of x dollars is shared equally by ${a} friends. Ana gets ${b}.`,
        es: line`Un premio de x dólares se reparte por igual entre ${a} amigos. Ana recibe ${b}.`,
      }),
    },
  },
  {
    a: [3, 6],
    b: [12, 24],
    isMoney: false,
    tell: {
      times: (a, b) => ({
        en: line`A rope of ${b} feet is cut into ${a} equal pieces. Each piece is x feet long.`,
        es: line`Una cuerda de ${b} pies se corta en ${a} pedazos iguales. Cada pedazo mide x pies.`,
      }),
      plus: (a, b) => ({
        en: line`A rope is x feet long. With a piece of ${a} feet tied to it, it is ${b} feet long.`,
        es: line`Una cuerda mide x pies. Con un pedazo de ${a} pies atado a ella, mide ${b} pies.`,
      }),
      minus: (a, b) => ({
        en: line`A rope is x feet long. After ${a} feet are cut off, it is ${b} feet long.`,
        es: line`De una cuerda de x pies se cortan ${a} pies. El resto mide ${b} pies.`,
      }),
      divide: (a, b) => ({
        en: line`A rope of x feet is cut into ${a} equal pieces. Each piece is ${b} feet long.`,
        es: line`Una cuerda de x pies se corta en ${a} pedazos iguales. Cada pedazo mide ${b} pies.`,
      }),
    },
  },
  {
    a: [3, 6],
    b: [12, 30],
    isMoney: false,
    tell: {
      times: (a, b) => ({
        en: line`Kenji puts ${b} stickers on ${a} pages, with x stickers on each page.`,
        es: line`Kenji pega ${b} calcomanías en ${a} páginas, con x calcomanías en cada página.`,
      }),
      plus: (a, b) => ({
        en: line`Kenji has x stickers. He gets ${a} more and then has ${b} stickers.`,
        es: line`Kenji tiene x calcomanías. Recibe ${a} más y entonces tiene ${b} calcomanías.`,
      }),
      minus: (a, b) => ({
        en: line`Kenji has x stickers. He gives away ${a} and has ${b} stickers left.`,
        es: line`Kenji tiene x calcomanías. Regala ${a} y le quedan ${b} calcomanías.`,
      }),
      divide: (a, b) => ({
        en: line`Kenji puts x stickers on ${a} pages, with ${b} stickers on each page.`,
        es: line`Kenji pega x calcomanías en ${a} páginas, con ${b} calcomanías en cada página.`,
      }),
    },
  },
  {
    a: [2, 4],
    b: [8, 16],
    isMoney: false,
    tell: {
      times: (a, b) => ({
        en: line`In ${a} days, Teresa walks ${b} miles. She walks x miles each day.`,
        es: line`En ${a} días, Teresa camina ${b} millas. Cada día camina x millas.`,
      }),
      plus: (a, b) => ({
        en: line`Teresa walks x miles on Monday and ${a} miles on Tuesday. That is ${b} miles in all.`,
        es: line`Teresa camina x millas el lunes y ${a} millas el martes. Son ${b} millas en total.`,
      }),
      minus: (a, b) => ({
        en: line`A trail is x miles long. Teresa has walked ${a} miles of it, and ${b} miles are left.`,
        es: line`Un sendero mide x millas. Teresa ya caminó ${a} millas y le faltan ${b} millas.`,
      }),
      divide: (a, b) => ({
        en: line`Teresa walks a trail of x miles in ${a} equal parts. Each part is ${b} miles long.`,
        es: line`Teresa recorre un sendero de x millas en ${a} partes iguales. Cada parte mide ${b} millas.`,
      }),
    },
  },
  {
    a: [3, 6],
    b: [12, 24],
    isMoney: false,
    tell: {
      times: (a, b) => ({
        en: line`There are ${b} students at ${a} equal tables, x students at each table.`,
        es: line`Hay ${b} estudiantes en ${a} mesas iguales, x estudiantes en cada mesa.`,
      }),
      plus: (a, b) => ({
        en: line`There are x students in the gym. Then ${a} more come in, and there are ${b} students.`,
        es: line`Hay x estudiantes en el gimnasio. Luego entran ${a} más y hay ${b} estudiantes.`,
      }),
      minus: (a, b) => ({
        en: line`There are x students in the gym. Then ${a} students leave, and ${b} stay.`,
        es: line`Hay x estudiantes en el gimnasio. Luego salen ${a} estudiantes y se quedan ${b}.`,
      }),
      divide: (a, b) => ({
        en: line`A group of x students forms ${a} equal teams. There are ${b} students on each team.`,
        es: line`Un grupo de x estudiantes forma ${a} equipos iguales. En cada equipo hay ${b} estudiantes.`,
      }),
    },
  },
  {
    a: [3, 6],
    b: [12, 24],
    isMoney: false,
    tell: {
      times: (a, b) => ({
        en: line`A cook fills ${a} equal pots with ${b} cups of soup in all, x cups in each pot.`,
        es: line`Una cocinera llena ${a} ollas iguales con ${b} tazas de sopa en total, x tazas en cada olla.`,
      }),
      plus: (a, b) => ({
        en: line`A pot holds x cups of soup. After a cook adds ${a} cups, it holds ${b} cups.`,
        es: line`En una olla hay x tazas de sopa. Una cocinera agrega ${a} tazas y ahora hay ${b} tazas.`,
      }),
      minus: (a, b) => ({
        en: line`A pot holds x cups of soup. The guests eat ${a} cups, and ${b} cups are left.`,
        es: line`En una olla hay x tazas de sopa. Los invitados toman ${a} tazas y quedan ${b} tazas.`,
      }),
      divide: (a, b) => ({
        en: line`A cook pours x cups of soup into ${a} equal pots, ${b} cups into each pot.`,
        es: line`Una cocinera reparte x tazas de sopa en ${a} ollas iguales, ${b} tazas en cada olla.`,
      }),
    },
  },
  {
    a: [3, 6],
    b: [12, 30],
    isMoney: false,
    tell: {
      times: (a, b) => ({
        en: line`A baker puts ${b} rolls into ${a} bags, with x rolls in each bag.`,
        es: line`Un panadero pone ${b} panecillos en ${a} bolsas, con x panecillos en cada bolsa.`,
      }),
      plus: (a, b) => ({
        en: line`A baker has x rolls. Then he bakes ${a} more, and now he has ${b} rolls.`,
        es: line`Un panadero tiene x panecillos. Luego hornea ${a} más y ahora tiene ${b} panecillos.`,
      }),
      minus: (a, b) => ({
        en: line`A baker has x rolls. He sells ${a} of them and has ${b} rolls left.`,
        es: line`Un panadero tiene x panecillos. Vende ${a} y le quedan ${b} panecillos.`,
      }),
      divide: (a, b) => ({
        en: line`A baker puts x rolls into ${a} bags, with ${b} rolls in each bag.`,
        es: line`Un panadero pone x panecillos en ${a} bolsas, con ${b} panecillos en cada bolsa.`,
      }),
    },
  },
  {
    a: [3, 5],
    b: [15, 40],
    isMoney: false,
    tell: {
      times: (a, b) => ({
        en: line`In ${a} weeks, Luis reads ${b} pages. He reads x pages each week.`,
        es: line`En ${a} semanas, Luis lee ${b} páginas. Cada semana lee x páginas.`,
      }),
      plus: (a, b) => ({
        en: line`Luis read x pages yesterday and ${a} pages today. That is ${b} pages in all.`,
        es: line`Luis leyó x páginas ayer y ${a} páginas hoy. Son ${b} páginas en total.`,
      }),
      minus: (a, b) => ({
        en: line`A chapter has x pages. Luis has read ${a} of them, and ${b} pages are left.`,
        es: line`Un capítulo tiene x páginas. Luis ya leyó ${a} y le faltan ${b} páginas.`,
      }),
      divide: (a, b) => ({
        en: line`Luis reads a book of x pages in ${a} weeks. He reads ${b} pages each week.`,
        es: line`Luis lee un libro de x páginas en ${a} semanas. Cada semana lee ${b} páginas.`,
      }),
    },
  },
]
