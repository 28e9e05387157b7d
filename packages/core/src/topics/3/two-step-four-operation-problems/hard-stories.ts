import { line, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { moreHardStories } from './more-hard-stories.ts'
import type { TwoStepStory } from './told-stories.ts'

/** One divides second, or goes back from the end; some tell a number that is not needed. */
export const hardStories: readonly TwoStepStory[] = [
  {
    plan: 'take, divide',
    noun: nouns.dollar,
    sizes: [
      [3, 8],
      [4, 9],
      [6, 28],
    ],
    idle: [10, 12],
    idleIs: { en: 'the number of colors', es: 'el número de colores' },
    tell: n => ({
      en: prose`Diego has ${n('total')} dollars. After he buys ${n('shares')} packs of paint, all at the same price and with ${n('idle')} colors in each, he has ${n('gone')} dollars left. How many dollars does one pack cost?`,
      es: prose`Diego tiene ${n('total')} dólares. Después de comprar ${n('shares')} paquetes de pintura, todos al mismo precio y con ${n('idle')} colores cada uno, le quedan ${n('gone')} dólares. ¿Cuántos dólares cuesta un paquete?`,
    }),
    first: { en: line`Find how many dollars he spends: subtract.`, es: line`Halla cuántos dólares gasta: resta.` },
    second: {
      en: line`Each pack costs an equal part of what he spends: divide.`,
      es: line`Cada paquete cuesta una parte igual de lo que gasta: divide.`,
    },
    ends: found => ({ en: line`One pack costs ${found} dollars.`, es: line`Un paquete cuesta ${found} dólares.` }),
  },
  {
    plan: 'add, divide',
    noun: nouns.book,
    sizes: [
      [4, 9],
      [5, 9],
      [9, 19],
    ],
    idle: [24, 29],
    idleIs: { en: 'the number of students', es: 'el número de estudiantes' },
    tell: n => ({
      en: prose`Class 3A has ${n('idle')} students. The class collects ${n('one')} books on Monday and ${n('two')} books on Tuesday. The students put all the books in ${n('shares')} boxes, with the same number in each box. How many books are in each box?`,
      es: prose`El grupo 3A tiene ${n('idle')} estudiantes. El grupo reúne ${n('one')} libros el lunes y ${n('two')} libros el martes. Los estudiantes ponen todos los libros en ${n('shares')} cajas, con el mismo número en cada una. ¿Cuántos libros hay en cada caja?`,
    }),
    first: { en: line`Put the books of both days together: add.`, es: line`Junta los libros de los dos días: suma.` },
    second: {
      en: line`Share the books equally among the boxes: divide.`,
      es: line`Reparte los libros por igual en las cajas: divide.`,
    },
    ends: found => ({ en: line`There are ${found} books in each box.`, es: line`Hay ${found} libros en cada caja.` }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.bead,
    sizes: [
      [4, 9],
      [6, 9],
      [7, 48],
    ],
    tell: n => ({
      en: prose`Amara makes ${n('groups')} bracelets and uses ${n('each')} beads for each bracelet. Now she has ${n('plus')} beads left. How many beads did she have at first?`,
      es: prose`Amara hace ${n('groups')} pulseras y usa ${n('each')} cuentas en cada una. Ahora le quedan ${n('plus')} cuentas. ¿Cuántas cuentas tenía al principio?`,
    }),
    first: { en: line`Find the beads she used: multiply.`, es: line`Halla las cuentas que usó: multiplica.` },
    second: {
      en: line`Go back: add the beads she used and the beads left.`,
      es: line`Ve hacia atrás: suma las cuentas que usó y las que quedan.`,
    },
    ends: found => ({
      en: line`Amara had ${found} beads at first.`,
      es: line`Amara tenía ${found} cuentas al principio.`,
    }),
  },
  {
    plan: 'take, divide',
    noun: nouns.egg,
    sizes: [
      [4, 9],
      [5, 8],
      [7, 25],
    ],
    idle: [90, 120],
    idleIs: { en: 'the number of hens', es: 'el número de gallinas' },
    tell: n => ({
      en: prose`A farmer has ${n('idle')} hens. Today she collects ${n('total')} eggs. First she uses ${n('gone')} eggs to bake. Then she puts the others in ${n('shares')} baskets, with the same number in each basket. How many eggs are in each basket?`,
      es: prose`Una granjera tiene ${n('idle')} gallinas. Hoy recoge ${n('total')} huevos. Primero usa ${n('gone')} huevos para hornear. Luego pone los demás en ${n('shares')} canastas, con el mismo número en cada una. ¿Cuántos huevos hay en cada canasta?`,
    }),
    first: { en: line`Find the eggs for the baskets: subtract.`, es: line`Halla los huevos para las canastas: resta.` },
    second: {
      en: line`Share the eggs equally among the baskets: divide.`,
      es: line`Reparte los huevos por igual en las canastas: divide.`,
    },
    ends: found => ({
      en: line`There are ${found} eggs in each basket.`,
      es: line`Hay ${found} huevos en cada canasta.`,
    }),
  },
  {
    plan: 'take, divide',
    noun: nouns.minute,
    sizes: [
      [3, 6],
      [4, 9],
      [15, 30],
    ],
    idle: [8, 9],
    idleIs: { en: 'the age of the children', es: 'la edad de los niños' },
    tell: n => ({
      en: prose`A soccer practice for ${n('idle')}-year-olds lasts ${n('total')} minutes. The children play a game for ${n('gone')} minutes. The rest of the time is for ${n('shares')} drills of the same length. How many minutes long is each drill?`,
      es: prose`Un entrenamiento de fútbol para niños de ${n('idle')} años dura ${n('total')} minutos. Los niños juegan un partido durante ${n('gone')} minutos. El resto del tiempo es para ${n('shares')} ejercicios de igual duración. ¿Cuántos minutos dura cada ejercicio?`,
    }),
    first: {
      en: line`Find how many minutes are left for the drills: subtract.`,
      es: line`Halla cuántos minutos quedan para los ejercicios: resta.`,
    },
    second: {
      en: line`Share these minutes equally among the drills: divide.`,
      es: line`Reparte esos minutos por igual entre los ejercicios: divide.`,
    },
    ends: found => ({
      en: line`Each drill is ${found} minutes long.`,
      es: line`Cada ejercicio dura ${found} minutos.`,
    }),
  },
  {
    plan: 'add, divide',
    noun: nouns.player,
    sizes: [
      [4, 8],
      [6, 9],
      [11, 23],
    ],
    idle: [12, 40],
    idleIs: { en: 'the number of parents', es: 'el número de padres' },
    tell: n => ({
      en: prose`At a sports day, ${n('one')} girls and ${n('two')} boys play, and ${n('idle')} parents watch. The children make ${n('shares')} teams with the same number of players. How many players are on each team?`,
      es: prose`En un día de deportes juegan ${n('one')} niñas y ${n('two')} niños, y miran ${n('idle')} padres. Los niños y las niñas forman ${n('shares')} equipos con el mismo número de jugadores. ¿Cuántos jugadores hay en cada equipo?`,
    }),
    first: { en: line`Put the girls and the boys together: add.`, es: line`Junta a las niñas y los niños: suma.` },
    second: { en: line`Make equal teams: divide.`, es: line`Forma equipos iguales: divide.` },
    ends: found => ({
      en: line`There are ${found} players on each team.`,
      es: line`Hay ${found} jugadores en cada equipo.`,
    }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.dollar,
    sizes: [
      [4, 8],
      [3, 9],
      [8, 40],
    ],
    idle: [3, 5],
    idleIs: { en: 'the number of hours', es: 'el número de horas' },
    tell: n => ({
      en: prose`A school fair lasts ${n('idle')} hours. Malik buys ${n('groups')} tickets for ${n('each')} dollars each, and then he has ${n('plus')} dollars left. How many dollars did he have before he bought the tickets?`,
      es: prose`Una feria escolar dura ${n('idle')} horas. Malik compra ${n('groups')} boletos a ${n('each')} dólares cada uno y luego le quedan ${n('plus')} dólares. ¿Cuántos dólares tenía antes de comprar los boletos?`,
    }),
    first: { en: line`Find how many dollars he spent: multiply.`, es: line`Halla cuántos dólares gastó: multiplica.` },
    second: {
      en: line`Go back: add the dollars he spent and the dollars left.`,
      es: line`Ve hacia atrás: suma los dólares que gastó y los que quedan.`,
    },
    ends: found => ({ en: line`Malik had ${found} dollars.`, es: line`Malik tenía ${found} dólares.` }),
  },
  {
    plan: 'take, divide',
    noun: nouns.photo,
    sizes: [
      [5, 9],
      [4, 8],
      [5, 18],
    ],
    idle: [20, 30],
    idleIs: { en: 'the number of pages in the album', es: 'el número de páginas del álbum' },
    tell: n => ({
      en: prose`Sara has ${n('total')} photos. Her album has ${n('idle')} pages. She fills ${n('shares')} of them, with the same number of photos on each page, and ${n('gone')} photos are left over. How many photos are on each of these pages?`,
      es: prose`Sara tiene ${n('total')} fotos. Su álbum tiene ${n('idle')} páginas. Llena ${n('shares')} de ellas, con el mismo número de fotos en cada una, y sobran ${n('gone')} fotos. ¿Cuántas fotos hay en cada una de esas páginas?`,
    }),
    first: { en: line`Find the photos in the album: subtract.`, es: line`Halla las fotos del álbum: resta.` },
    second: {
      en: line`Share these photos equally among the pages she fills: divide.`,
      es: line`Reparte estas fotos por igual entre las páginas que llena: divide.`,
    },
    ends: found => ({
      en: line`There are ${found} photos on each of these pages.`,
      es: line`Hay ${found} fotos en cada una de esas páginas.`,
    }),
  },
  ...moreHardStories,
]
