import { type Block, type Both, type Expr, type Inline, line, prose } from '../../../author.ts'

interface Told<Given extends readonly Expr[]> {
  readonly says: (...given: Given) => Both<Block>
  /** The sentence that ends the solution. */
  readonly ends: (at: Expr) => Both<readonly Inline[]>
}

/** All print the start, then the end. The parts of the way are halves, or a fraction of the way from the first point. */
export const midpointStories: readonly Told<[from: Expr, to: Expr]>[] = [
  {
    says: (from, to) => ({
      en: prose`On a trail map, a trail runs straight from ${from} to ${to}. A rest stop is built halfway. What are its coordinates?`,
      es: prose`En un mapa de senderos, un sendero va en línea recta de ${from} a ${to}. A la mitad se construye un área de descanso. ¿Cuáles son sus coordenadas?`,
    }),
    ends: at => ({ en: line`The rest stop is at ${at}.`, es: line`El área de descanso está en ${at}.` }),
  },
  {
    says: (from, to) => ({
      en: prose`On a town map, Ana lives at ${from} and Leo lives at ${to}. They meet halfway. Where do they meet?`,
      es: prose`En un plano del pueblo, Ana vive en ${from} y Leo vive en ${to}. Se encuentran a mitad de camino. ¿Dónde se encuentran?`,
    }),
    ends: at => ({ en: line`They meet at ${at}.`, es: line`Se encuentran en ${at}.` }),
  },
  {
    says: (from, to) => ({
      en: prose`Two fence posts stand at ${from} and ${to}. A third post is set exactly in the middle between them. Where does it stand?`,
      es: prose`Dos postes de una cerca están en ${from} y ${to}. Un tercer poste se coloca justo en medio de los dos. ¿Dónde está?`,
    }),
    ends: at => ({ en: line`The third post stands at ${at}.`, es: line`El tercer poste está en ${at}.` }),
  },
  {
    says: (from, to) => ({
      en: prose`On a map of a lake, a ferry crosses straight from ${from} to ${to}. At the middle of the crossing it passes a buoy. Where is the buoy?`,
      es: prose`En un mapa de un lago, un transbordador cruza en línea recta de ${from} a ${to}. A la mitad del cruce pasa junto a una boya. ¿Dónde está la boya?`,
    }),
    ends: at => ({ en: line`The buoy is at ${at}.`, es: line`La boya está en ${at}.` }),
  },
  {
    says: (from, to) => ({
      en: prose`A zip line on a plan runs from ${from} to ${to}. A support is built under its midpoint. Where is the support?`,
      es: prose`En un plano, una tirolesa va de ${from} a ${to}. Se construye un soporte bajo su punto medio. ¿Dónde está el soporte?`,
    }),
    ends: at => ({ en: line`The support is at ${at}.`, es: line`El soporte está en ${at}.` }),
  },
  {
    says: (from, to) => ({
      en: prose`On a city map, two subway stations are at ${from} and ${to}. A new station is built halfway between them. What are its coordinates?`,
      es: prose`En un plano de la ciudad, dos estaciones de metro están en ${from} y ${to}. Se construye una nueva a medio camino entre ellas. ¿Cuáles son sus coordenadas?`,
    }),
    ends: at => ({ en: line`The new station is at ${at}.`, es: line`La nueva estación está en ${at}.` }),
  },
  {
    says: (from, to) => ({
      en: prose`In a video game, two towers stand at ${from} and ${to}. A treasure is hidden exactly halfway between them. Where is the treasure?`,
      es: prose`En un videojuego, dos torres están en ${from} y ${to}. Hay un tesoro escondido justo a medio camino entre ellas. ¿Dónde está el tesoro?`,
    }),
    ends: at => ({ en: line`The treasure is at ${at}.`, es: line`El tesoro está en ${at}.` }),
  },
  {
    says: (from, to) => ({
      en: prose`On a stage plan, two spotlights hang at ${from} and ${to}. A microphone stands at the midpoint between them. Where does it stand?`,
      es: prose`En el plano de un escenario, dos reflectores están en ${from} y ${to}. Un micrófono está en el punto medio entre ellos. ¿Dónde está?`,
    }),
    ends: at => ({ en: line`The microphone stands at ${at}.`, es: line`El micrófono está en ${at}.` }),
  },
]

export const fractionStories: readonly Told<[from: Expr, to: Expr, part: Expr]>[] = [
  {
    says: (from, to, part) => ({
      en: prose`In an animation, a pixel moves in a straight line from ${from} to ${to}. Where is it after ${part} of the way?`,
      es: prose`En una animación, un píxel se mueve en línea recta de ${from} a ${to}. ¿Dónde está después de ${part} del camino?`,
    }),
    ends: at => ({ en: line`The pixel is at ${at}.`, es: line`El píxel está en ${at}.` }),
  },
  {
    says: (from, to, part) => ({
      en: prose`On a trail map, a trail runs straight from ${from} to ${to}. A water tap is ${part} of the way from the start. What are its coordinates?`,
      es: prose`En un mapa de senderos, un sendero va en línea recta de ${from} a ${to}. Hay una llave de agua a ${part} del camino desde el inicio. ¿Cuáles son sus coordenadas?`,
    }),
    ends: at => ({ en: line`The water tap is at ${at}.`, es: line`La llave de agua está en ${at}.` }),
  },
  {
    says: (from, to, part) => ({
      en: prose`A straight fence runs from ${from} to ${to} on a plan. A gate is ${part} of the way from the first end. Where is the gate?`,
      es: prose`En un plano, una cerca recta va de ${from} a ${to}. Hay una puerta a ${part} del camino desde el primer extremo. ¿Dónde está la puerta?`,
    }),
    ends: at => ({ en: line`The gate is at ${at}.`, es: line`La puerta está en ${at}.` }),
  },
  {
    says: (from, to, part) => ({
      en: prose`A drone flies straight from ${from} to ${to} on a map. Where is it after ${part} of the way?`,
      es: prose`En un mapa, un dron vuela en línea recta de ${from} a ${to}. ¿Dónde está después de ${part} del camino?`,
    }),
    ends: at => ({ en: line`The drone is at ${at}.`, es: line`El dron está en ${at}.` }),
  },
  {
    says: (from, to, part) => ({
      en: prose`On a city map, a bus drives straight from ${from} to ${to}. It stops after ${part} of the way. Where does it stop?`,
      es: prose`En un plano de la ciudad, un autobús va en línea recta de ${from} a ${to}. Se detiene después de ${part} del camino. ¿Dónde se detiene?`,
    }),
    ends: at => ({ en: line`The bus stops at ${at}.`, es: line`El autobús se detiene en ${at}.` }),
  },
  {
    says: (from, to, part) => ({
      en: prose`A pipe runs straight from ${from} to ${to} on a plan. A valve is ${part} of the way from the first end. Where is the valve?`,
      es: prose`En un plano, una tubería va en línea recta de ${from} a ${to}. Hay una válvula a ${part} del camino desde el primer extremo. ¿Dónde está la válvula?`,
    }),
    ends: at => ({ en: line`The valve is at ${at}.`, es: line`La válvula está en ${at}.` }),
  },
  {
    says: (from, to, part) => ({
      en: prose`On a map, a boat sails straight from ${from} to ${to}. It sees dolphins after ${part} of the way. Where is it then?`,
      es: prose`En un mapa, un barco navega en línea recta de ${from} a ${to}. Ve delfines después de ${part} del camino. ¿Dónde está entonces?`,
    }),
    ends: at => ({ en: line`The boat is at ${at}.`, es: line`El barco está en ${at}.` }),
  },
  {
    says: (from, to, part) => ({
      en: prose`In a video game, a robot walks straight from ${from} to ${to}. Its battery is empty after ${part} of the way. Where does it stop?`,
      es: prose`En un videojuego, un robot camina en línea recta de ${from} a ${to}. Se queda sin batería después de ${part} del camino. ¿Dónde se detiene?`,
    }),
    ends: at => ({ en: line`The robot stops at ${at}.`, es: line`El robot se detiene en ${at}.` }),
  },
]
