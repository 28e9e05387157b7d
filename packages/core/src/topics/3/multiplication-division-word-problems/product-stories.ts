import { count, name, prose, subject } from '../../../content.ts'
import { dog, hen } from '../../../language/nouns/animals.ts'
import { glass, pitcher } from '../../../language/nouns/containers.ts'
import { egg, muffin } from '../../../language/nouns/food.ts'
import { chair } from '../../../language/nouns/home.ts'
import { piece, point } from '../../../language/nouns/mathematics.ts'
import { dollar, ticket } from '../../../language/nouns/money.ts'
import { tree } from '../../../language/nouns/nature.ts'
import { child } from '../../../language/nouns/people.ts'
import { marker, page, pencil } from '../../../language/nouns/school.ts'
import { foot, gallon, inch, meter, mile, minute, squareFoot, squareMeter } from '../../../language/nouns/units.ts'
import type { ChoosingStory } from './choosing-story.ts'

/** A product and one factor; asks for the other factor. */
export const factorStories: readonly ChoosingStory[] = [
  {
    answer: foot,
    tell: (total, known) => ({
      en: prose`A rectangular rug has an area of ${count(total, squareFoot)}. One side is ${count(known, foot)} long. How long is the other side?`,
      es: prose`Una alfombra rectangular tiene un área de ${count(total, squareFoot)}. Un lado mide ${count(known, foot)}. ¿Cuánto mide el otro lado?`,
    }),
  },
  {
    answer: piece,
    tell: (total, known, who) => ({
      en: prose`${name(who)} cuts ${count(total, inch)} of ribbon into pieces. Every piece is ${count(known, inch)} long. How many pieces are there?`,
      es: prose`${name(who)} corta ${count(total, inch)} de cinta en pedazos. Cada pedazo mide ${count(known, inch)}. ¿Cuántos pedazos hay?`,
    }),
  },
  {
    answer: minute,
    tell: (total, known) => ({
      en: prose`A tank can hold ${count(total, gallon)} of water. A hose adds ${count(known, gallon)} per minute. How many minutes does it take to fill the empty tank?`,
      es: prose`En un tanque caben ${count(total, gallon)} de agua. Una manguera echa ${count(known, gallon)} por minuto. ¿Cuántos minutos tarda en llenarse el tanque vacío?`,
    }),
  },
  {
    answer: chair,
    tell: (total, known) => ({
      en: prose`There are ${count(total, chair)} in ${known} equal rows. How many chairs are in each row?`,
      es: prose`Hay ${count(total, chair)} en ${known} filas iguales. ¿Cuántas sillas hay en cada fila?`,
    }),
  },
  {
    answer: meter,
    tell: (total, known) => ({
      en: prose`A rectangular garden has an area of ${count(total, squareMeter)}. One side is ${count(known, meter)} long. How long is the other side?`,
      es: prose`Un jardín rectangular tiene un área de ${count(total, squareMeter)}. Un lado mide ${count(known, meter)}. ¿Cuánto mide el otro lado?`,
    }),
  },
  {
    answer: mile,
    tell: (total, known, who) => ({
      en: prose`${name(who)} rides a bike for ${count(total, mile)} in ${known} days, the same distance every day. How many miles does ${subject(who)} ride per day?`,
      es: prose`${name(who)} recorre ${count(total, mile)} en bicicleta en ${known} días, la misma distancia cada día. ¿Cuántas millas recorre por día?`,
    }),
  },
  {
    answer: ticket,
    tell: (total, known) => ({
      en: prose`Tickets to a play cost ${count(known, dollar)} each. A family pays ${count(total, dollar)}. How many tickets does the family buy?`,
      es: prose`Los boletos para una obra de teatro cuestan ${count(known, dollar)} cada uno. Una familia paga ${count(total, dollar)}. ¿Cuántos boletos compra la familia?`,
    }),
  },
  {
    answer: dog,
    tell: (total, known, who) => ({
      en: prose`${name(who)} gets ${count(known, dollar)} for each dog that ${subject(who)} walks. This week ${subject(who)} gets ${count(total, dollar)}. How many dogs does ${subject(who)} walk?`,
      es: prose`A ${name(who)} le pagan ${count(known, dollar)} por cada perro que pasea. Esta semana le pagan ${count(total, dollar)}. ¿Cuántos perros pasea?`,
    }),
  },
  {
    answer: pitcher,
    tell: (total, known) => ({
      en: prose`One pitcher of lemonade fills ${count(known, glass)}. A class needs ${count(total, glass)} for a party. How many pitchers does it need?`,
      es: prose`Con una jarra de limonada se llenan ${count(known, glass)}. Una clase necesita ${count(total, glass)} para una fiesta. ¿Cuántas jarras necesita?`,
    }),
  },
]

/** Groups, how many in each, and a number that is not needed. */
export const idleStories: readonly ChoosingStory[] = [
  {
    answer: marker,
    tell: (groups, each, _, idle) => ({
      en: prose`A classroom has ${groups} boxes with ${count(each, marker)} each. It also has ${count(idle, pencil)}. How many markers are there?`,
      es: prose`En un salón hay ${groups} cajas con ${count(each, marker)} cada una. También hay ${count(idle, pencil)}. ¿Cuántos marcadores hay?`,
    }),
  },
  {
    answer: dollar,
    tell: (groups, each, who, idle) => ({
      en: prose`${name(who)} buys ${groups} books for ${count(each, dollar)} each. Every book has ${count(idle, page)}. How much do the books cost altogether?`,
      es: prose`${name(who)} compra ${groups} libros a ${count(each, dollar)} cada uno. Cada libro tiene ${count(idle, page)}. ¿Cuánto cuestan los libros en total?`,
    }),
  },
  {
    answer: muffin,
    tell: (groups, each, who, idle) => ({
      en: prose`${name(who)} bakes ${groups} trays of muffins. The recipe is on page ${idle} of a book. There are ${count(each, muffin)} on every tray. How many muffins does ${subject(who)} bake?`,
      es: prose`${name(who)} hornea ${groups} bandejas de panecillos. La receta está en la página ${idle} de un libro. En cada bandeja hay ${count(each, muffin)}. ¿Cuántos panecillos hornea?`,
    }),
  },
  {
    answer: tree,
    tell: (groups, each, _, idle) => ({
      en: prose`A park has ${groups} rows of trees with ${count(each, tree)} in each row. The park also has ${idle} benches. How many trees are in the rows?`,
      es: prose`Un parque tiene ${groups} hileras con ${count(each, tree)} en cada una. El parque también tiene ${idle} bancas. ¿Cuántos árboles hay en las hileras?`,
    }),
  },
  {
    answer: egg,
    tell: (groups, each, _, idle) => ({
      en: prose`A farmer finds ${groups} nests with ${count(each, egg)} each. The farm has ${count(idle, hen)}. How many eggs are in the nests?`,
      es: prose`Un granjero encuentra ${groups} nidos con ${count(each, egg)} cada uno. En la granja hay ${count(idle, hen)}. ¿Cuántos huevos hay en los nidos?`,
    }),
  },
  {
    answer: child,
    tell: (groups, each, _, idle) => ({
      en: prose`A school sends ${groups} vans with ${count(each, child)} each to a museum. The trip takes ${count(idle, minute)}. How many children go to the museum?`,
      es: prose`Una escuela manda ${groups} camionetas con ${count(each, child)} cada una a un museo. El viaje dura ${count(idle, minute)}. ¿Cuántos niños van al museo?`,
    }),
  },
  {
    answer: point,
    tell: (groups, each, who, idle) => ({
      en: prose`${name(who)} scores ${count(each, point)} in each of ${groups} games. At each game, ${count(idle, child)} watch. How many points does ${subject(who)} score in all?`,
      es: prose`${name(who)} anota ${count(each, point)} en cada uno de ${groups} juegos. En cada juego hay ${count(idle, child)} en el público. ¿Cuántos puntos anota en total?`,
    }),
  },
]
