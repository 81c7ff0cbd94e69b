import type { HarmWords } from './harm-shape.ts';

/** Words of harm in the Romance languages. */
export const HARM_ROMANCE: Readonly<Record<string, HarmWords>> = {
  fr: {
    who: "femme, mari, épouse, époux, compagnon, compagne, copain, copine, fiancé, fiancée, fils, fille, enfant, enfants, bébé, garçon, petit garçon, mère, père, maman, papa, grand-mère, grand-père, mamie, papi, soeur, sœur, frère, ami, amie, homme, dame, monsieur, client, cliente, personne, quelqu'un, tante, oncle, voisin, voisine, collègue, type, belle-mère, beau-père",
    self: 'je, elle, il, nous, on',
    body: 'main, mains, doigt, doigts, pouce, pied, pieds, orteil, jambe, jambes, bras, genou, tête, visage, oeil, œil, yeux, nez, lèvre, bouche, dent, dents, oreille, épaule, coude, poignet, cheville, hanche, côte, côtes, os, cou, menton, front, peau, crâne',
    reflex: 'me suis, se, me, nous sommes',
    me: "m'a, me, nous, m'ont, l'a",
    falls: 'tombé, tombée, tombés, tombe, glissé, glissée, glisse, trébuché, chuté',
    hurts:
      'coupé, coupée, brûlé, brûlée, ébouillanté, ébouillantée, coincé, coincée, écrasé, écrasée, blessé, blessée, foulé, foulée, luxé, tordu, entaillé',
    breaks: 'cassé, cassée, casse, fracturé, fracturée, brisé',
    harmed:
      "me suis + coupé|coupée|brûlé|brûlée|blessé|blessée|ébouillanté|ébouillantée, s'est + coupé|coupée|brûlé|brûlée|blessé|blessée|ébouillanté|ébouillantée|cassé le|cassé la, je suis tombé, je suis tombée, a fait une chute, fait une mauvaise chute, mordu par un chien, ai la tête qui tourne, tête me tourne, la tête qui tourne, des vertiges",
    hits: 'frappe, frappé, frappée, bat, battu, battue, touché, touchée, tripoté, tripotée, giflé, giflée, menace, menacé, menacée, étrangle, étranglé, agresse, agressé, agressée, harcèle, poussée, tape',
    silent:
      'ne répond pas, ne répond plus, répond pas, répond plus, ne réagit pas, ne réagit plus, ne respire pas, respire bizarrement, respire mal, respire étrangement, ne bouge pas, ne bouge plus, bouge plus, ne peut pas se relever, ne peut plus se relever, peux pas me relever, peux plus me relever, arrive pas à me relever, arrive plus à se relever, peut plus se lever, allongé par terre, allongée par terre, est par terre, couché par terre, gît, allongé dans le couloir, allongée dans le couloir, couché dans le couloir, étendu dans le couloir',
    things:
      'tableau, miroir, étagère, lampe, verre, tasse, assiette, vase, horloge, tringle, chargeur, lunettes, bague, boucle, neige, température, prix, gâteau, pain, fromage, viande, toast, cadre, courant, internet, réseau, portable, rideau, poignée, ampoule',
    mild: 'glace, glaçons, pansement*, pommade*, crème, rasant, rasage, presque, failli, un peu, légèrement, poche de glace',
    phrases: {
      fire: 'sent|odeur de|odeur + le brûlé|brûlé|le cramé',
      violence:
        "appelle|crie|hurle|appeler|crier|appels|cris + à l'aide|au secours, entends|entendu|entend + coups de feu|tirs|coup de feu|détonations, femme|fille|dame + qui crie|crie|hurle|qui hurle, sens + pas en sécurité|en danger|menacé|menacée|suivie, ivre|saoul|soûl|bourré + agressif|m'a touchée|m'a touché|menace|violent, homme|client|type|personne + agressif|violent, m'a + frappé|frappée|giflé|giflée|tripotée|agressé|agressée",
      suicide:
        'vais|veux + sauter par|me jeter, ne veux plus vivre, veux plus vivre, envie de mourir, plus envie de vivre, envie de vivre, me foutre en l’air, vais sauter',
      seizure:
        'perdu les eaux, perte des eaux, perd les eaux, bébé arrive maintenant, le bébé arrive, contractions, accouche, fièvre + 39|40|41|42|quarante, forte|grosse|beaucoup de + fièvre',
      no_alarm:
        "tombé amoureux, tombée amoureuse, tombés amoureux, tomber amoureux, étoiles filantes, étoile filante, endormi, endormis, sauter dans la|dans l'eau + piscine|eau, bébé arrive + avec|aussi|demain, coeur brisé, le coeur brisé, tombe bien, tombe en panne, tombé en panne, tombe le, tombe un, quel jour tombe, tombé sur, tombés sur, coupé court, frappe à la porte, frappé à la porte, frapper à la porte, coupe de cheveux, tombé de la main, sac à main, main courante, sèche-mains, pomme de douche",
    },
  },
  es: {
    who: 'mujer, esposa, marido, esposo, pareja, novio, novia, prometido, prometida, hijo, hija, niño, niña, niños, bebé, bebe, chico, chica, madre, padre, mamá, papá, abuela, abuelo, hermana, hermano, amigo, amiga, hombre, señora, señor, huésped, cliente, persona, alguien, tía, tío, vecino, vecina, colega, tipo, suegra, suegro',
    self: 'yo, ella, él',
    body: 'mano, manos, dedo, dedos, pulgar, pie, pies, pierna, piernas, brazo, brazos, rodilla, cabeza, cara, ojo, ojos, nariz, labio, boca, diente, dientes, muela, oreja, hombro, codo, muñeca, tobillo, cadera, costilla, costillas, hueso, cuello, barbilla, frente, piel, cráneo',
    reflex: 'me, se, nos',
    me: 'me, nos, la, le',
    falls: 'cayó, caído, caída, caí, caigo, resbaló, resbalado, resbalé, tropezó, tropezado',
    hurts:
      'cortado, corté, cortó, quemado, quemé, quemó, escaldado, escaldó, pillado, pillé, aplastado, aplastó, herido, herida, lesionado, torcido, torcí, torció, dislocado',
    breaks: 'roto, rota, rompí, rompió, fracturado, partido, partió, quebró, quebrado',
    harmed:
      'me he cortado, me corté, me he quemado, me quemé, se ha cortado, se cortó, se ha quemado + mi|el niño|la niña, me he caído, me caí, me resbalé, me he resbalado, me mordió un perro, mordido por un perro, estoy + mareado|mareada|muy mareado|muy mareada',
    hits: 'pega, pegó, pegado, golpea, golpeó, golpeado, tocó, tocado, manoseó, manoseado, amenaza, amenazó, amenazado, ahorca, estrangula, agrede, agredió, acosa, acosó, empujó, patea, abofeteó, maltrata',
    silent:
      'no contesta, no responde, no reacciona, no respira, respira raro, respira mal, no se mueve, no puede levantarse, no se puede levantar, no puedo levantarme, no me puedo levantar, tirado en el suelo, tirada en el suelo, tumbado en el suelo, está en el suelo, tirado en el pasillo, tirada en el pasillo, tumbado en el pasillo, tumbada en el pasillo, tendido en el pasillo, acostado en el pasillo',
    things:
      'cuadro, espejo, estante, lámpara, vaso, copa, taza, plato, jarrón, reloj, barra, cargador, gafas, anillo, nieve, temperatura, precio, precios, pastel, pan, queso, carne, tostada, luz, internet, móvil, celular, cortina, pomo, bombilla, agua',
    mild: 'hielo, tirita*, curita*, pomada*, crema, afeitar*, casi, un poco, un poquito, levemente, bolsa de hielo',
    phrases: {
      fire: 'huele|olor + a quemado|a chamuscado',
      violence:
        'pide|grita|pidiendo|gritando|piden|gritan|gritos de + ayuda|auxilio|socorro, oigo|oí|escucho|escuché|oído|oímos + disparos|tiros|balazos, mujer|chica|señora + gritando|grita|está gritando, siento|sentimos + insegura|inseguro|en peligro|amenazada|amenazado, no me siento segura, no me siento seguro, borracho|ebrio|borracha + agresivo|agresiva|me tocó|violento|molesta|amenaza, hombre|huésped|tipo|persona + agresivo|agresiva|violento',
      suicide: 'voy a saltar, quiero saltar, me voy a tirar, voy a tirarme, me voy a matar, no quiero vivir',
      seizure:
        'rompí aguas, roto aguas, rompió aguas, rompió la fuente, rompí fuente, ya viene el bebé, viene el bebé, está de parto, contracciones, fiebre + 39|40|41|42|cuarenta, mucha|alta|muy alta + fiebre',
      no_alarm:
        'estrellas fugaces, lluvia de estrellas, enamor*, quedado dormid*, quedamos dormid*, saltar + a la piscina|en la piscina|al agua|en la cama, ya viene el bebé + con|también, corazón roto, el corazón roto, cortar el pelo, corte de pelo, cortado con leche, un cortado, cortado descafeinado, café cortado, dos cortados, me cayó bien, cayó muy bien, cayó bien, cae en, caído el sistema, caído internet, se cayó el wifi, se ha caído el wifi, se cayó internet, se me ha ido, de la mano, a mano, bolso de mano',
    },
  },
  it: {
    who: 'moglie, marito, compagno, compagna, fidanzato, fidanzata, ragazzo, ragazza, figlio, figlia, bambino, bambina, bambini, bimbo, bimba, neonato, madre, padre, mamma, papà, nonna, nonno, sorella, fratello, amico, amica, uomo, donna, signora, signore, ospite, cliente, persona, qualcuno, zia, zio, vicino, vicina, tizio, suocera, suocero',
    self: 'io, lei, lui',
    body: 'mano, mani, dito, dita, pollice, piede, piedi, gamba, gambe, braccio, braccia, ginocchio, testa, viso, faccia, occhio, occhi, naso, labbro, bocca, dente, denti, orecchio, spalla, gomito, polso, caviglia, anca, costola, costole, osso, collo, mento, fronte, pelle, cranio',
    reflex: 'mi, si, ci',
    me: "mi, ci, m'ha, la",
    falls: 'caduto, caduta, cascato, cascata, scivolato, scivolata, inciampato, inciampata, cade, caddi',
    hurts:
      'tagliato, tagliata, bruciato, bruciata, scottato, scottata, ustionato, ustionata, schiacciato, schiacciata, ferito, ferita, slogato, slogata, lussato, storto',
    breaks: 'rotto, rotta, rompersi, fratturato, fratturata, spezzato, scheggiato',
    harmed:
      'mi sono + tagliato|tagliata|bruciato|bruciata|scottato|scottata|ustionato|ustionata|ferito|ferita, si è + tagliato|tagliata|scottato|scottata|ustionato|ustionata|ferito|ferita, sono + caduto|caduta|scivolato|scivolata, morso da un cane, mi gira la testa, gira la testa',
    hits: 'picchia, picchiato, picchiata, colpisce, colpito, colpita, toccato, toccata, palpeggiato, palpeggiata, minaccia, minacciato, minacciata, strangola, aggredisce, aggredito, aggredita, molesta, molestato, molestata, schiaffeggiato, spinto, spinta, mena',
    silent:
      'non risponde, non reagisce, non respira, respira strano, respira male, respira in modo strano, non si muove, non riesce ad alzarsi, non riesce a rialzarsi, non riesco ad alzarmi, non riesco a rialzarmi, non si alza più, sdraiato a terra, sdraiata a terra, sdraiato per terra, è per terra, è a terra, sdraiato nel corridoio, sdraiata nel corridoio, steso nel corridoio, disteso nel corridoio, sdraiato sul pavimento',
    things:
      'quadro, specchio, mensola, lampada, bicchiere, tazza, piatto, vaso, orologio, asta, caricatore, occhiali, anello, neve, temperatura, prezzo, prezzi, torta, pane, formaggio, carne, toast, corrente, internet, linea, cellulare, tenda, maniglia, lampadina',
    mild: 'ghiaccio, cerotto, cerotti, pomata, crema, rasoio, radendomi, rasarmi, quasi, un po, leggermente, borsa del ghiaccio, per poco',
    phrases: {
      fire: 'odore di|puzza di|odore|puzza|sento odore + bruciato',
      violence:
        'chiede|grida|urla|chiama|chiedere|gridare|gridando|urlando + aiuto, sento|sentito|sentiamo + spari|uno sparo|colpi di pistola|sparare, donna|ragazza + che urla|urla|che grida|grida, mi sento + in pericolo|minacciata|minacciato|insicura|insicuro, non mi sento + al sicuro|sicura|sicuro, ubriaco|ubriaca + aggressivo|mi ha toccata|mi ha toccato|violento|molesta|minaccia, uomo|ospite|tizio|persona + aggressivo|violento',
      suicide:
        'sto per buttarmi, voglio buttarmi, mi butto giù, mi butto dalla, voglio farla finita, non voglio più vivere, voglio più vivere, non voglio vivere',
      seizure:
        'rotte le acque, rotto le acque, perso le acque, sta arrivando il bambino, il bambino sta nascendo, sta nascendo, contrazioni, doglie, febbre a|febbre + 39|40|41|42|quaranta, febbre + alta|altissima',
      no_alarm:
        'stelle cadenti, stella cadente, innamorat*, addormentat*, tuffarsi in piscina, cuore spezzato, il cuore si spezza, taglio di capelli, tagliare i capelli, cade di, cade il, caduta la linea, caduta la connessione, caduta la rete, di seconda mano, bagaglio a mano, una mano, soffione, asciugamano, chiede aiuto + per i|per le|con',
    },
  },
  pt: {
    who: 'mulher, esposa, marido, esposo, companheiro, companheira, namorado, namorada, noivo, noiva, filho, filha, criança, crianças, menino, menina, bebé, bebê, rapaz, rapariga, garota, mãe, pai, mamãe, papai, avó, avô, vó, irmã, irmão, amigo, amiga, homem, senhora, senhor, hóspede, cliente, pessoa, alguém, tia, tio, vizinho, vizinha, colega, cara, sogra, sogro',
    self: 'eu, ela, ele, nós',
    body: 'mão, mãos, dedo, dedos, polegar, pé, pés, perna, pernas, braço, braços, joelho, cabeça, rosto, olho, olhos, nariz, lábio, boca, dente, dentes, orelha, ombro, cotovelo, pulso, tornozelo, anca, quadril, costela, costelas, osso, pescoço, queixo, testa, pele, crânio',
    reflex: 'me, se, nos',
    me: 'me, nos, mim',
    falls: 'caiu, caído, caída, caí, escorregou, escorreguei, escorregado, tropeçou, tropecei',
    hurts:
      'cortou, cortei, cortado, queimou, queimei, queimado, queimada, escaldou, escaldei, entalou, entalei, prendeu, esmagou, ferido, ferida, feriu, torceu, torci, deslocou, aleijou, machucou, machuquei, aleijei',
    breaks: 'partiu, parti, partido, partida, quebrou, quebrei, quebrado, quebrada, fraturou, fraturei, lascou',
    harmed:
      'cortei-me, me cortei, queimei-me, me queimei, queimou-se + o meu|a minha, machuquei-me, me machuquei, eu caí, caí + no|na|da|do, escorreguei e caí, escorregou e caiu, mordido por um cão, mordido por um cachorro, cachorro me mordeu, estou + tonta|tonto|muito tonta|muito tonto|com tonturas',
    hits: 'bate, bateu, batendo, bater, agride, agrediu, tocou, apalpou, ameaça, ameaçou, estrangula, assedia, assediou, empurrou, esbofeteou, chutou, espanca',
    silent:
      'não responde, não reage, não respira, respira de forma estranha, respirando estranho, respira mal, a respirar mal, não se mexe, não consegue levantar, não consegue se levantar, não me consigo levantar, não consigo levantar, não consigo me levantar, deitado no chão, deitada no chão, caído no chão, caída no chão, está no chão, deitado no corredor, deitada no corredor, caído no corredor, caída no corredor',
    things:
      'quadro, espelho, prateleira, candeeiro, lâmpada, copo, chávena, xícara, prato, jarra, vaso, relógio, varão, carregador, óculos, anel, neve, temperatura, preço, preços, bolo, pão, queijo, carne, torrada, luz, internet, telemóvel, celular, cortina, maçaneta, rede, ligação',
    mild: 'gelo, penso rápido, penso, pensos, band-aid, curativo*, pomada*, creme, barbear*, quase, um pouco, ligeiramente, saco de gelo',
    phrases: {
      fire: 'cheira|cheiro|cheirando + a queimado|queimado|de queimado',
      violence:
        'grita|pede|gritando|pedindo|gritar|pedir|gritos de|a gritar|a pedir + por ajuda|por socorro|ajuda|socorro, ouço|ouvi|ouvimos|ouvindo|ouvir + tiros|um tiro|disparos, mulher|rapariga|moça + a gritar|gritando|grita, sinto-me|me sinto|sinto + insegura|inseguro|em perigo|ameaçada|ameaçado, não me sinto + segura|seguro, bêbado|embriagado|bêbada + agressivo|agressiva|tocou-me|me tocou|violento|ameaça, homem|hóspede|cara|pessoa + agressivo|agressiva|violento',
      suicide:
        'vou saltar, vou me jogar, quero saltar da, vou atirar-me, vou pular da, não quero mais viver, não quero viver, já não quero viver, vou me matar',
      seizure:
        'rebentaram as águas, águas rebentaram, bolsa rompeu, rompeu a bolsa, bolsa estourou, bebé está a nascer, bebê está nascendo, bebê está vindo, contrações, trabalho de parto, febre de|febre + 39|40|41|42|quarenta, febre + alta|muito alta',
      no_alarm:
        'estrelas cadentes, estrela cadente, apaixon*, adormec*, saltar + para a piscina|na piscina, coração partido, corte de cabelo, cortar o cabelo, caiu bem, caiu a internet, caiu a rede, caiu a ligação, internet caiu, wifi caiu, rede caiu, segunda mão, bagagem de mão, toalha de rosto, toalhas de rosto, chuveiro de mão, bate à porta, bateu à porta, pede ajuda + com|para',
    },
  },
  ca: {
    who: 'dona, esposa, marit, home, parella, xicot, xicota, nòvio, nòvia, fill, filla, nen, nena, nens, bebè, noi, noia, mare, pare, mama, papa, àvia, avi, germana, germà, amic, amiga, senyora, senyor, hoste, client, persona, algú, tieta, tia, oncle, veí, veïna, sogra, sogre',
    self: 'jo, ella, ell',
    body: 'mà, mans, dit, dits, polze, peu, peus, cama, cames, braç, braços, genoll, cap, cara, ull, ulls, nas, llavi, boca, dent, dents, queixal, orella, espatlla, colze, canell, turmell, maluc, costella, costelles, os, coll, barbeta, front, pell, crani',
    reflex: 'he, em, es, ens, ha, me, sha',
    me: "em, m'ha, ens, la",
    falls: 'caigut, caiguda, caure, relliscat, relliscada, ensopegat, va caure',
    hurts:
      'tallat, tallada, cremat, cremada, escaldat, escaldada, enganxat, aixafat, ferit, ferida, torçat, torçada, dislocat, lesionat',
    breaks: 'trencat, trencada, trenca, fracturat, partit',
    harmed:
      "m'he + tallat|cremat|escaldat|ferit|caigut|tallada|cremada, s'ha + tallat|cremat|escaldat|ferit|relliscat, he caigut, he relliscat, m'ha mossegat un gos, estic + marejat|marejada|molt marejat|molt marejada, em roda el cap",
    hits: 'pega, pegat, pegada, colpeja, colpejat, tocat, tocada, grapejat, amenaça, amenaçat, amenaçada, estrangula, agredeix, agredit, assetja, empès, bufetejat, maltracta',
    silent:
      'no contesta, no respon, no reacciona, no respira, respira estrany, respira malament, no es mou, no es pot aixecar, no pot aixecar-se, no em puc aixecar, no puc aixecar-me, estirat a terra, estirada a terra, és a terra, ajagut a terra, estirat al passadís, estirada al passadís, ajagut al passadís',
    things:
      'quadre, mirall, prestatge, llum, llàntia, got, copa, tassa, plat, gerro, rellotge, barra, carregador, ulleres, anell, neu, temperatura, preu, preus, pastís, pa, formatge, carn, torrada, internet, mòbil, cortina, pom, bombeta',
    mild: 'gel, tireta, tiretes, pomada, crema, afaitar*, afaitant*, gairebé, quasi, una mica, lleument',
    phrases: {
      fire: 'olor de|olor|pudor de + cremat|socarrim',
      violence:
        "demana|crida|cridant|demanant|criden + ajuda|auxili|socors, sento|sentit|he sentit|sentim + trets|un tret|dispars, dona|noia + cridant|crida|està cridant, em sento + insegura|insegur|en perill|amenaçada|amenaçat, no em sento + segura|segur, borratxo|begut|borratxa + agressiu|agressiva|m'ha tocat|violent|amenaça, home|hoste|persona + agressiu|violent",
      suicide:
        'saltaré per, vull saltar, em tiraré, em vull morir, no vull viure, no vull viure més, vull matar-me, vaig a saltar',
      seizure:
        'trencat aigües, he trencat aigües, ha trencat aigües, ja ve el nadó, el bebè ja ve, està de part, contraccions, febre de|febre + 39|40|41|42|quaranta, febre + alta|molt alta, molta febre',
      no_alarm:
        'estels fugaços, estrelles fugaces, estel fugaç, enamora*, adormit*, hem adormit, saltar a la piscina, cor trencat, tallar els cabells, un tallat, cafè tallat, dos tallats, caigut bé, caigut internet, caigut el wifi, cau en, de mà, tovallola de mà, al cap de, cap de setmana, cap a, demana ajuda + amb|per',
    },
  },
  ro: {
    who: 'soția, soțul, soție, soț, nevasta, partenerul, partenera, iubitul, iubita, prietenul, prietena, logodnica, logodnicul, fiul, fiica, băiatul, fata, copilul, copiii, copil, bebelușul, bebeluș, mama, tata, mamă, tată, bunica, bunicul, sora, fratele, un bărbat, bărbat, bărbatul, o femeie, femeie, femeia, doamnă, doamna, domn, domnul, oaspete, client, persoană, cineva, mătușa, unchiul, vecinul, vecina, soacra, socrul, tip, individ',
    self: 'eu, ea, el, noi',
    body: 'mâna, mână, mâini, mâinile, deget, degetul, degete, degetele, picior, piciorul, picioare, picioarele, braț, brațul, genunchi, genunchiul, cap, capul, față, fața, ochi, ochiul, ochii, nas, nasul, buză, buza, gură, dinte, dintele, dinți, măsea, măseaua, ureche, urechea, umăr, umărul, cot, cotul, încheietura, gleznă, glezna, șold, șoldul, coastă, coasta, coaste, os, osul, gât, gâtul, bărbie, frunte, piele, pielea',
    reflex: 'am, a, s-a, m-am, mi-am, și-a',
    me: 'mă, ne, m-a, ma, îl',
    falls: 'căzut, căzută, cazut, alunecat, împiedicat',
    hurts:
      'tăiat, tăiată, ars, arsă, opărit, opărită, prins, strivit, rănit, rănită, luxat, scrântit, accidentat, înțepat, lovit la',
    breaks: 'rupt, ruptă, spart, fracturat, rup',
    harmed:
      'm-am + tăiat|ars|opărit|rănit|accidentat, s-a + tăiat|opărit|rănit|accidentat, am + căzut|alunecat, mușcat de un câine, m-a mușcat un câine, sunt + amețit|amețită|foarte amețit|foarte amețită',
    hits: 'bate, bătut, bătută, lovește, lovit, lovită, atins, atinsă, pipăit, pipăită, amenință, amenințat, amenințată, strânge de gât, agresează, agresat, hărțuiește, hărțuit, împins, pălmuit',
    silent:
      'nu răspunde, nu reacționează, nu respiră, respiră ciudat, respiră greu, nu se mișcă, nu se poate ridica, nu mă pot ridica, nu poate să se ridice, nu pot să mă ridic, întins pe jos, întinsă pe jos, zace, întins pe podea, întinsă pe podea, este pe jos, zace pe hol, întins pe hol',
    things:
      'tabloul, tablou, oglinda, oglindă, raft, raftul, lampa, lampă, pahar, paharul, cană, farfurie, vază, ceas, bara, încărcător, ochelari, inel, zăpadă, temperatura, prețul, prețurile, tort, pâine, brânză, carne, curentul, internetul, telefonul, perdea, clanța, bec, becul',
    mild: 'gheață, plasture, plasturi, cremă, unguent, alifie, bărbierit, bărbieresc, aproape, puțin, ușor, un pic',
    phrases: {
      fire: 'miroase|miros + a ars|de ars',
      violence:
        'strigă|țipă|cere|strigând|strigăte + după ajutor|ajutor, aud|auzit|auzim + împușcături|focuri de armă|o împușcătură, femeie|fată + țipă|care țipă|strigă, mă simt|ne simțim + nesigură|nesigur|în pericol|amenințată|amenințat, nu mă simt + în siguranță|sigură, beat|bețiv|beată|băut + agresiv|agresivă|m-a atins|amenință|violent, bărbat|client|oaspete|persoană + agresiv|violent',
      suicide:
        'o să sar, vreau să sar de, mă arunc de, vreau să mor, nu mai vreau să trăiesc, nu vreau să trăiesc, să mă sinucid, voi sări',
      seizure:
        's-a rupt apa, rupt apa, mi s-a rupt apa, vine copilul, vine bebelușul, contracții, travaliu, febră|febra + 39|40|41|42|patruzeci, febră + mare|foarte mare',
      no_alarm:
        'stele căzătoare, stea căzătoare, îndrăgosti*, adormit*, sar în piscină, sări în piscină, inima frântă, frânt inima, tuns, cade pe, cade în, căzut netul, căzut internetul, picat netul, la mâna a doua, bagaj de mână, cere ajutor + cu|pentru, prosop de față',
    },
  },
};
