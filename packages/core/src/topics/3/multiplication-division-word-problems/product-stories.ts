import { count, line, name, prose, role, subject } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { AnsweringStory, ChoosingStory } from './choosing-story.ts'

/** A product and one factor; asks for the other factor. */
export const factorStories: readonly AnsweringStory[] = [
  {
    answer: nouns.foot,
    tell: (total, known) => ({
      en: prose`A rectangular rug has an area of ${role('total', count(total, nouns.squareFoot))}. One side is ${role('known', count(known, nouns.foot))} long. How long is the other side?`,
      es: prose`Una alfombra rectangular tiene un área de ${role('total', count(total, nouns.squareFoot))}. Un lado mide ${role('known', count(known, nouns.foot))}. ¿Cuánto mide el otro lado?`,
    }),
    divides: () => ({
      en: line`The area is one side times the other: divide the area by the side that you know.`,
      es: line`El área es un lado por el otro: divide el área entre el lado que conoces.`,
    }),
    says: x => ({ en: line`The other side is ${x} long.`, es: line`El otro lado mide ${x}.` }),
  },
  {
    answer: nouns.piece,
    hasIdle: true,
    tell: (total, known, who, idle) => ({
      en: prose`${name(who)} cuts ${role('total', count(total, nouns.inch))} of ribbon into pieces. Every piece is ${role('known', count(known, nouns.inch))} long. The ribbon is for a party with ${idle} guests. How many pieces are there?`,
      es: prose`${name(who)} corta ${role('total', count(total, nouns.inch))} de cinta en pedazos. Cada pedazo mide ${role('known', count(known, nouns.inch))}. La cinta es para una fiesta con ${idle} invitados. ¿Cuántos pedazos hay?`,
    }),
    divides: (total, known) => ({
      en: line`Find how many times ${known} inches fit in ${total} inches: divide.`,
      es: line`Halla cuántas veces caben ${known} pulgadas en ${total} pulgadas: divide.`,
    }),
    says: x => ({ en: line`There are ${x} of ribbon.`, es: line`Hay ${x} de cinta.` }),
  },
  {
    answer: nouns.minute,
    hasIdle: true,
    tell: (total, known, _, idle) => ({
      en: prose`A tank can hold ${role('total', count(total, nouns.gallon))} of water. A hose adds ${role('known', count(known, nouns.gallon))} per minute. The tank is ${idle} inches tall. How many minutes does it take to fill the empty tank?`,
      es: prose`En un tanque caben ${role('total', count(total, nouns.gallon))} de agua. Una manguera echa ${role('known', count(known, nouns.gallon))} por minuto. El tanque mide ${idle} pulgadas de alto. ¿Cuántos minutos tarda en llenarse el tanque vacío?`,
    }),
    divides: (total, known) => ({
      en: line`Find how many times ${known} gallons fit in ${total} gallons: divide.`,
      es: line`Halla cuántas veces caben ${known} galones en ${total} galones: divide.`,
    }),
    says: x => ({ en: line`It takes ${x} to fill the tank.`, es: line`El tanque tarda ${x} en llenarse.` }),
  },
  {
    answer: nouns.chair,
    hasIdle: true,
    tell: (total, known, _, idle) => ({
      en: prose`There are ${role('total', count(total, nouns.chair))} in ${role('known', known)} equal rows. Outside, ${idle} people are waiting. How many chairs are in each row?`,
      es: prose`Hay ${role('total', count(total, nouns.chair))} en ${role('known', known)} filas iguales. Afuera esperan ${idle} personas. ¿Cuántas sillas hay en cada fila?`,
    }),
    divides: () => ({
      en: line`The rows are equal: divide the chairs by the number of rows.`,
      es: line`Las filas son iguales: divide las sillas entre el número de filas.`,
    }),
    says: x => ({ en: line`There are ${x} in each row.`, es: line`Hay ${x} en cada fila.` }),
  },
  {
    answer: nouns.meter,
    tell: (total, known) => ({
      en: prose`A rectangular garden has an area of ${role('total', count(total, nouns.squareMeter))}. One side is ${role('known', count(known, nouns.meter))} long. How long is the other side?`,
      es: prose`Un jardín rectangular tiene un área de ${role('total', count(total, nouns.squareMeter))}. Un lado mide ${role('known', count(known, nouns.meter))}. ¿Cuánto mide el otro lado?`,
    }),
    divides: () => ({
      en: line`The area is one side times the other: divide the area by the side that you know.`,
      es: line`El área es un lado por el otro: divide el área entre el lado que conoces.`,
    }),
    says: x => ({ en: line`The other side is ${x} long.`, es: line`El otro lado mide ${x}.` }),
  },
  {
    answer: nouns.mile,
    hasIdle: true,
    tell: (total, known, who, idle) => ({
      en: prose`${name(who)} rides a bike for ${role('total', count(total, nouns.mile))} in ${role('known', known)} days, the same distance every day. The bike weighs ${idle} pounds. How many miles does ${subject(who)} ride per day?`,
      es: prose`${name(who)} recorre ${role('total', count(total, nouns.mile))} en bicicleta en ${role('known', known)} días, la misma distancia cada día. La bicicleta pesa ${idle} libras. ¿Cuántas millas recorre por día?`,
    }),
    divides: () => ({
      en: line`The distance is the same every day: divide the miles by the number of days.`,
      es: line`La distancia es la misma cada día: divide las millas entre el número de días.`,
    }),
    says: (x, who) => ({ en: line`${name(who)} rides ${x} per day.`, es: line`${name(who)} recorre ${x} por día.` }),
  },
  {
    answer: nouns.ticket,
    hasIdle: true,
    tell: (total, known, _, idle) => ({
      en: prose`Tickets to a play cost ${role('known', count(known, nouns.dollar))} each. The play lasts ${idle} minutes. A family pays ${role('total', count(total, nouns.dollar))}. How many tickets does the family buy?`,
      es: prose`Los boletos para una obra de teatro cuestan ${role('known', count(known, nouns.dollar))} cada uno. La obra dura ${idle} minutos. Una familia paga ${role('total', count(total, nouns.dollar))}. ¿Cuántos boletos compra la familia?`,
    }),
    divides: (total, known) => ({
      en: line`Each ticket costs ${known} dollars: find how many groups of ${known} there are in ${total}.`,
      es: line`Cada boleto cuesta ${known} dólares: halla cuántos grupos de ${known} hay en ${total}.`,
    }),
    says: x => ({ en: line`The family buys ${x}.`, es: line`La familia compra ${x}.` }),
  },
  {
    answer: nouns.dog,
    hasIdle: true,
    tell: (total, known, who, idle) => ({
      en: prose`${name(who)} gets ${role('known', count(known, nouns.dollar))} for each dog that ${subject(who)} walks. This week ${subject(who)} gets ${role('total', count(total, nouns.dollar))}. A walk lasts ${idle} minutes. How many dogs does ${subject(who)} walk?`,
      es: prose`A ${name(who)} le pagan ${role('known', count(known, nouns.dollar))} por cada perro que pasea. Esta semana le pagan ${role('total', count(total, nouns.dollar))}. Un paseo dura ${idle} minutos. ¿Cuántos perros pasea?`,
    }),
    divides: (total, known) => ({
      en: line`Each dog brings ${known} dollars: find how many groups of ${known} there are in ${total}.`,
      es: line`Por cada perro son ${known} dólares: halla cuántos grupos de ${known} hay en ${total}.`,
    }),
    says: (x, who) => ({ en: line`${name(who)} walks ${x}.`, es: line`${name(who)} pasea ${x}.` }),
  },
  {
    answer: nouns.pitcher,
    hasIdle: true,
    tell: (total, known, _, idle) => ({
      en: prose`One pitcher of lemonade fills ${role('known', count(known, nouns.glass))}. A class needs ${role('total', count(total, nouns.glass))} for a party with ${idle} guests. How many pitchers does it need?`,
      es: prose`Con una jarra de limonada se llenan ${role('known', count(known, nouns.glass))}. Una clase necesita ${role('total', count(total, nouns.glass))} para una fiesta con ${idle} invitados. ¿Cuántas jarras necesita?`,
    }),
    divides: (total, known) => ({
      en: line`Each pitcher fills ${known} glasses: find how many groups of ${known} there are in ${total}.`,
      es: line`Con cada jarra se llenan ${known} vasos: halla cuántos grupos de ${known} hay en ${total}.`,
    }),
    says: x => ({ en: line`The class needs ${x}.`, es: line`La clase necesita ${x}.` }),
  },
]

/** Groups, how many in each, and a number that is not needed. */
export const idleStories: readonly ChoosingStory[] = [
  {
    answer: nouns.ball,
    tell: (groups, each, _, idle) => ({
      en: prose`A gym has ${groups} bins with ${count(each, nouns.ball)} each. It also has ${count(idle, nouns.jumpRope)}. How many balls are in the bins?`,
      es: prose`En un gimnasio hay ${groups} cestos con ${count(each, nouns.ball)} cada uno. También hay ${count(idle, nouns.jumpRope)}. ¿Cuántas pelotas hay en los cestos?`,
    }),
    says: x => ({ en: line`There are ${x} in the bins.`, es: line`Hay ${x} en los cestos.` }),
  },
  {
    answer: nouns.dollar,
    tell: (groups, each, who, idle) => ({
      en: prose`${name(who)} buys ${groups} books for ${count(each, nouns.dollar)} each. Every book has ${count(idle, nouns.page)}. How much do the books cost altogether?`,
      es: prose`${name(who)} compra ${groups} libros a ${count(each, nouns.dollar)} cada uno. Cada libro tiene ${count(idle, nouns.page)}. ¿Cuánto cuestan los libros en total?`,
    }),
    says: x => ({ en: line`The books cost ${x} altogether.`, es: line`Los libros cuestan ${x} en total.` }),
  },
  {
    answer: nouns.cookie,
    tell: (groups, each, who, idle) => ({
      en: prose`${name(who)} bakes ${groups} trays of cookies. The recipe is on page ${idle} of a book. There are ${count(each, nouns.cookie)} on every tray. How many cookies does ${subject(who)} bake?`,
      es: prose`${name(who)} hornea ${groups} bandejas de galletas. La receta está en la página ${idle} de un libro. En cada bandeja hay ${count(each, nouns.cookie)}. ¿Cuántas galletas hornea?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} bakes ${x}.`, es: line`${name(who)} hornea ${x}.` }),
  },
  {
    answer: nouns.tree,
    tell: (groups, each, _, idle) => ({
      en: prose`A park has ${groups} rows of trees with ${count(each, nouns.tree)} in each row. The park also has ${idle} benches. How many trees are in the rows?`,
      es: prose`Un parque tiene ${groups} hileras con ${count(each, nouns.tree)} en cada una. El parque también tiene ${idle} bancas. ¿Cuántos árboles hay en las hileras?`,
    }),
    says: x => ({ en: line`There are ${x} in the rows.`, es: line`Hay ${x} en las hileras.` }),
  },
  {
    answer: nouns.egg,
    tell: (groups, each, _, idle) => ({
      en: prose`A farmer finds ${groups} nests with ${count(each, nouns.egg)} each. The farm has ${count(idle, nouns.hen)}. How many eggs are in the nests?`,
      es: prose`Un granjero encuentra ${groups} nidos con ${count(each, nouns.egg)} cada uno. En la granja hay ${count(idle, nouns.hen)}. ¿Cuántos huevos hay en los nidos?`,
    }),
    says: x => ({ en: line`There are ${x} in the nests.`, es: line`Hay ${x} en los nidos.` }),
  },
  {
    answer: nouns.child,
    tell: (groups, each, _, idle) => ({
      en: prose`A school sends ${groups} vans with ${count(each, nouns.child)} each to a museum. The trip takes ${count(idle, nouns.minute)}. How many children go to the museum?`,
      es: prose`Una escuela manda ${groups} camionetas con ${count(each, nouns.child)} cada una a un museo. El viaje dura ${count(idle, nouns.minute)}. ¿Cuántos niños van al museo?`,
    }),
    says: x => ({ en: line`${x} go to the museum.`, es: line`Al museo van ${x}.` }),
  },
  {
    answer: nouns.point,
    tell: (groups, each, who, idle) => ({
      en: prose`${name(who)} scores ${count(each, nouns.point)} in each of ${groups} games. At each game, ${count(idle, nouns.child)} watch. How many points does ${subject(who)} score in all?`,
      es: prose`${name(who)} anota ${count(each, nouns.point)} en cada uno de ${groups} juegos. En cada juego hay ${count(idle, nouns.child)} en el público. ¿Cuántos puntos anota en total?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} scores ${x} in all.`, es: line`${name(who)} anota ${x} en total.` }),
  },
  {
    answer: nouns.flower,
    tell: (groups, each, _, idle) => ({
      en: prose`A restaurant has ${groups} vases with ${count(each, nouns.flower)} each. It also has ${count(idle, nouns.chair)}. How many flowers are in the vases?`,
      es: prose`Un restaurante tiene ${groups} floreros con ${count(each, nouns.flower)} cada uno. También tiene ${count(idle, nouns.chair)}. ¿Cuántas flores hay en los floreros?`,
    }),
    says: x => ({ en: line`There are ${x} in the vases.`, es: line`Hay ${x} en los floreros.` }),
  },
]
