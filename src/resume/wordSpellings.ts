import type { Spellings } from './latinLetters.ts';

/**
 * Words that people write in a resume and that no rule spells: English words, and names whose usual spelling is older than
 * any rule.
 */
export const wordSpellings: Spellings = Object.fromEntries(
  `सिंह Singh,वर्मा Verma,पूजा Pooja,पूनम Poonam,चौधरी Chaudhary,बेगम Begum,कुरैशी Qureshi,पांडे Pandey,पाण्डे Pandey,पाण्डेय Pandey,नायर Nair,राय Rai,शेख Sheikh,भगवती Bhagwati,दीनदयाल Deendayal,
सीतापुर Sitapur,सीतामढ़ी Sitamarhi,गोरखपुर Gorakhpur,बरेली Bareilly,इलाहाबाद Allahabad,अलवर Alwar,बिहार Bihar,झारखंड Jharkhand,छत्तीसगढ़ Chhattisgarh,उत्तराखंड Uttarakhand,हरियाणा Haryana,पंजाब Punjab,राजस्थान Rajasthan,गुजरात Gujarat,बंगाल Bengal,असम Assam,ओडिशा Odisha,भारत India,नेपाल Nepal,दिल्ली Delhi,लखनऊ Lucknow,गुड़गांव Gurgaon,बैंगलोर Bangalore,बंबई Bombay,कलकत्ता Kolkata,हल्द्वानी Haldwani,उत्तर_प्रदेश Uttar_Pradesh,मध्य_प्रदेश Madhya_Pradesh,नई_दिल्ली New_Delhi,करोल_बाग Karol_Bagh,चांदनी_चौक Chandni_Chowk,
जनवरी January,फरवरी February,मार्च March,अप्रैल April,मई May,जून June,जुलाई July,अगस्त August,सितंबर September,सितम्बर September,अक्टूबर October,अक्तूबर October,नवंबर November,नवम्बर November,दिसंबर December,दिसम्बर December,
हिंदी Hindi,हिन्दी Hindi,अंग्रेजी English,इंग्लिश English,उर्दू Urdu,पंजाबी Punjabi,बंगाली Bengali,बांग्ला Bengali,भोजपुरी Bhojpuri,मैथिली Maithili,मराठी Marathi,गुजराती Gujarati,तमिल Tamil,तेलुगु Telugu,कन्नड़ Kannada,मलयालम Malayalam,नेपाली Nepali,संस्कृत Sanskrit,हरियाणवी Haryanvi,
आईटीआई ITI,एसी AC,एमसीबी MCB,सीसीटीवी CCTV,आरओ RO,बीए B.A.,बीकॉम B.Com.,बीएससी B.Sc.,एमए M.A.,यूपी UP,एमपी MP,आरटीओ RTO,
स्कूल school,विद्यालय Vidyalaya,इंटर Inter,कॉलेज college,कालेज college,यूनिवर्सिटी university,बोर्ड board,राजकीय Government,सरकारी Government,गवर्नमेंट Government,प्राइवेट private,पब्लिक public,इंस्टीट्यूट institute,सेंटर centre,ट्रेनिंग training,कोर्स course,कंप्यूटर computer,कम्प्यूटर computer,साइंस science,आर्ट्स arts,कॉमर्स commerce,गणित mathematics,इंजीनियर engineer,टेक्नीशियन technician,
कंपनी company,कम्पनी company,लिमिटेड Limited,फैक्ट्री factory,फैक्टरी factory,प्लांट plant,इंडस्ट्रीज Industries,एंटरप्राइजेज Enterprises,ट्रेडर्स Traders,ब्रदर्स Brothers,एंड and,एवं and,और and,ऑफिस office,आफिस office,होटल hotel,ढाबा dhaba,रेस्टोरेंट restaurant,रेस्तरां restaurant,कैंटीन canteen,हॉस्टल hostel,मेस mess,केटरिंग catering,किचन kitchen,हॉस्पिटल hospital,अस्पताल hospital,क्लिनिक clinic,नर्सिंग nursing,होम home,सोसाइटी society,सोसायटी society,अपार्टमेंट apartment,बिल्डिंग building,बैंक bank,दुकान shop,शॉप shop,स्टोर store,मार्केट market,मॉल mall,मॉडल model,गोदाम godown,वेयरहाउस warehouse,गेस्ट guest,हाउस house,फार्म farm,साइट site,सेक्टर Sector,फेज Phase,रोड Road,स्टेशन station,
रसोइया cook,खानसामा cook,बावर्ची cook,कुक cook,हेल्पर helper,सहायक assistant,असिस्टेंट assistant,मिस्त्री mistri,प्लंबर plumber,प्लम्बर plumber,मैकेनिक mechanic,वेल्डर welder,फिटर fitter,टर्नर turner,पेंटर painter,बढ़ई carpenter,कारपेंटर carpenter,राजमिस्त्री mason,माली gardener,चौकीदार watchman,गार्ड guard,सिक्योरिटी security,सुपरवाइजर supervisor,मैनेजर manager,ऑपरेटर operator,मशीन machine,ड्राइवर driver,कंडक्टर conductor,डिलीवरी delivery,बॉय boy,पैकर packer,पैकिंग packing,दर्जी tailor,टेलर tailor,नर्स nurse,टीचर teacher,शिक्षक teacher,क्लर्क clerk,पियोन peon,चपरासी peon,सफाई cleaning,वेटर waiter,इलेक्ट्रीशियन electrician,इलेक्ट्रिशियन electrician,वायरमैन wireman,वायरिंग wiring,पाइप pipe,मोटर motor,पंखा fan,इन्वर्टर inverter,इनवर्टर inverter,टंकी tank,फिटिंग fitting,सर्विस service,रिपेयर repair,ड्राइविंग driving,लाइसेंस licence,सर्टिफिकेट certificate,मोबाइल mobile,टाइपिंग typing,एक्सेल Excel,इंटरनेट internet,टीम team,शिफ्ट shift,साल years,वर्ष years,महीना month,महीने months`
    .split(/,\s*/)
    .map((pair) => pair.replaceAll('_', ' '))
    .map((pair) => {
      const latin = pair.search(/[A-Za-z]/);
      return [pair.slice(0, latin).trim(), pair.slice(latin)];
    }),
);
