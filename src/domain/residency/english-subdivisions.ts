/**
 * English names of the subdivisions that ISO 3166-2 names only in the languages of their country, as people and letters use them.
 * Countries of the SEPA area, whose accounts can be added. Written by hand on 2026-11-29.
 */
export const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  AT: '2 Carinthia\n3 Lower Austria\n4 Upper Austria\n6 Styria\n7 Tyrol\n9 Vienna',
  BE: 'BRU Brussels-Capital\nVAN Antwerp\nVBR Flemish Brabant\nVLG Flanders\nVOV East Flanders\nVWV West Flanders\nWAL Wallonia\nWBR Walloon Brabant\nWLX Luxembourg',
  CH: 'AR Appenzell Outer Rhodes\nAI Appenzell Inner Rhodes\nBE Berne\nBL Basel-Country\nBS Basel-City\nGE Geneva\nGR Grisons\nLU Lucerne\nSG Saint Gall\nZH Zurich',
  CZ: '10 Prague\n20 Central Bohemia\n31 South Bohemia\n32 Pilsen\n41 Karlovy Vary\n42 Usti nad Labem\n52 Hradec Kralove\n53 Pardubice\n63 Vysocina Highlands\n64 South Moravia\n71 Olomouc\n72 Zlin\n80 Moravia-Silesia',
  DE: 'BY Bavaria\nHE Hesse\nMV Mecklenburg-Western Pomerania\nNI Lower Saxony\nNW North Rhine-Westphalia\nRP Rhineland-Palatinate\nSN Saxony\nST Saxony-Anhalt\nTH Thuringia',
  DK: '81 North Denmark\n82 Central Denmark\n83 Southern Denmark\n84 Capital Region Copenhagen\n85 Zealand',
  ES: 'AN Andalusia\nAS Asturias\nCL Castile and Leon\nCM Castile-La Mancha\nCN Canary Islands\nCT Catalonia\nIB Balearic Islands\nNC Navarre\nPV Basque Country\nVC Valencian Community\nMC Region of Murcia\nMD Community of Madrid',
  FI: '01 Aland Islands\n02 South Karelia\n03 South Ostrobothnia\n04 South Savo\n07 Central Ostrobothnia\n08 Central Finland\n10 Lapland\n12 Ostrobothnia\n13 North Karelia\n14 North Ostrobothnia\n15 North Savo\n19 Southwest Finland',
  FR: '20R Corsica\n973 French Guiana\n974 Reunion\nBRE Brittany\nNC New Caledonia\nNOR Normandy\nPF French Polynesia\nTF French Southern Territories',
  GR: '69 Mount Athos\nA Eastern Macedonia and Thrace\nB Central Macedonia\nC Western Macedonia\nD Epirus\nE Thessaly\nF Ionian Islands\nG Western Greece\nH Central Greece\nI Attica\nJ Peloponnese\nK North Aegean\nL South Aegean\nM Crete',
  HR: '18 Istria\n19 Dubrovnik-Neretva\n21 City of Zagreb\n17 Split-Dalmatia',
  IT: '21 Piedmont\n23 Aosta Valley\n25 Lombardy\n32 Trentino-South Tyrol\n52 Tuscany\n75 Apulia\n82 Sicily\n88 Sardinia\n57 The Marches\n62 Latium',
  NL: 'FR Friesland\nNB North Brabant\nNH North Holland\nZE Zealand\nZH South Holland',
  PL: '02 Lower Silesia\n04 Kuyavia-Pomerania\n06 Lublin\n08 Lubusz\n10 Lodz\n12 Lesser Poland\n14 Masovia\n16 Opole\n18 Subcarpathia\n20 Podlachia\n22 Pomerania\n24 Silesia\n26 Holy Cross\n28 Warmia-Masuria\n30 Greater Poland\n32 West Pomerania',
  PT: '11 Lisbon\n13 Oporto\n20 Azores\n30 Madeira',
  RO: 'B Bucharest',
  SE: 'M Scania\nAB Stockholm County\nO West Gothland\nI Gotland',
  SK: 'BL Bratislava\nKI Kosice\nNI Nitra\nPV Presov\nTA Trnava\nTC Trencin\nZI Zilina\nBC Banska Bystrica',
}
