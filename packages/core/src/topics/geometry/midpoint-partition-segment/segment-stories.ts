import { type Block, type Both, type Expr, prose } from '../../../author.ts'

/** All print the start, then the end. The parts of the way are halves, or a fraction of the way from the first point. */
export const midpointStories: readonly ((from: Expr, to: Expr) => Both<Block>)[] = [
  (from, to) => ({
    en: prose`On a trail map, a trail runs straight from ${from} to ${to}. A rest stop is built halfway. What are its coordinates?`,
    es: prose`En un mapa de senderos, un sendero va en línea recta de ${from} a ${to}. A la mitad se construye un área de descanso. ¿Cuáles son sus coordenadas?`,
  }),
  (from, to) => ({
    en: prose`On a town map, Ana lives at ${from} and Leo lives at ${to}. They meet halfway. Where do they meet?`,
    es: prose`En un plano del pueblo, Ana vive en ${from} y Leo vive en ${to}. Se encuentran a mitad de camino. ¿Dónde se encuentran?`,
  }),
  (from, to) => ({
    en: prose`Two fence posts stand at ${from} and ${to}. A third post is set exactly in the middle between them. Where does it stand?`,
    es: prose`Dos postes de una cerca están en ${from} y ${to}. Un tercer poste se coloca justo en medio de los dos. ¿Dónde está?`,
  }),
]

export const fractionStories: readonly ((from: Expr, to: Expr, part: Expr) => Both<Block>)[] = [
  (from, to, part) => ({
    en: prose`In an animation, a pixel moves in a straight line from ${from} to ${to}. Where is it after ${part} of the way?`,
    es: prose`En una animación, un píxel se mueve en línea recta de ${from} a ${to}. ¿Dónde está después de ${part} del camino?`,
  }),
  (from, to, part) => ({
    en: prose`On a trail map, a trail runs straight from ${from} to ${to}. A water tap is ${part} of the way from the start. What are its coordinates?`,
    es: prose`En un mapa de senderos, un sendero va en línea recta de ${from} a ${to}. Hay una llave de agua a ${part} del camino desde el inicio. ¿Cuáles son sus coordenadas?`,
  }),
  (from, to, part) => ({
    en: prose`A straight fence runs from ${from} to ${to} on a plan. A gate is ${part} of the way from the first end. Where is the gate?`,
    es: prose`En un plano, una cerca recta va de ${from} a ${to}. Hay una puerta a ${part} del camino desde el primer extremo. ¿Dónde está la puerta?`,
  }),
  (from, to, part) => ({
    en: prose`A drone flies straight from ${from} to ${to} on a map. Where is it after ${part} of the way?`,
    es: prose`En un mapa, un dron vuela en línea recta de ${from} a ${to}. ¿Dónde está después de ${part} del camino?`,
  }),
]
