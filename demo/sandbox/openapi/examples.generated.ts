// Made by generate.mjs. Do not edit.
import type { Recording } from './recorded.ts'

export const examples: Recording = {
 "calls": {
  "GET /v1/ramp/applications/{id}": {
   "recorded": {
    "parameters": {
     "id": "application_sandbox"
    },
    "status": 200,
    "answer": {
     "data": {
      "id": "application_sandbox",
      "nickname": "Acme Pay",
      "logo": null,
      "access": {
       "allowSuiPayouts": true,
       "allowSourcelessOnRamp": true,
       "kycLevel2": true,
       "balances": true
      },
      "verificationBaseUrl": "http://127.0.0.1:4010"
     }
    }
   }
  },
  "POST /v1/ramp/auth/login": {
   "newCustomer": {
    "body": {
     "email": "ada@example.com",
     "preventSendingEmail": false
    },
    "status": 200,
    "answer": {
     "data": {
      "customerId": "customer_xjsrlpeh02z7ndmzk58opkh1",
      "nextStep": "operating-residency",
      "countryCode": null,
      "stateCode": null
     }
    }
   },
   "knownCustomer": {
    "body": {
     "email": "existing@example.com",
     "preventSendingEmail": true
    },
    "status": 200,
    "answer": {
     "data": {
      "customerId": "customer_t0fkot4640imqshwdwquz47p",
      "nextStep": "otp",
      "countryCode": null,
      "stateCode": null
     }
    }
   },
   "notServed": {
    "body": {
     "email": "residency-rejected@example.com",
     "preventSendingEmail": false
    },
    "status": 200,
    "answer": {
     "data": {
      "customerId": "customer_42x5icv49fyo0og2i7bzzoba",
      "nextStep": "sign-in",
      "countryCode": "USA",
      "stateCode": "US-NY"
     }
    }
   }
  },
  "POST /v1/ramp/auth/operating-residency": {
   "served": {
    "body": {
     "countryCode": "USA",
     "stateCode": "US-CA"
    },
    "status": 200,
    "answer": {
     "data": {
      "ok": true
     }
    }
   },
   "notServed": {
    "body": {
     "countryCode": "USA",
     "stateCode": "US-NY"
    },
    "status": 200,
    "answer": {
     "data": {
      "ok": false,
      "reason": "unsupported_region"
     }
    }
   }
  },
  "POST /v1/ramp/auth/otp/verify": {
   "mismatch": {
    "body": {
     "code": "123456"
    },
    "status": 200,
    "answer": {
     "result": "mismatch",
     "token": null
    }
   },
   "success": {
    "body": {
     "code": "580924"
    },
    "status": 200,
    "answer": {
     "result": "success",
     "token": "7s43mot4qxaqrnce7tgdwd8i7fqz206b79mpvezxqmarqtsx"
    }
   }
  },
  "POST /v1/identity/token": {
   "recorded": {
    "body": {
     "token": "7s43mot4qxaqrnce7tgdwd8i7fqz206b79mpvezxqmarqtsx"
    },
    "status": 200,
    "answer": {
     "data": {
      "idToken": "5gfzh23o8cinh01xm5cizcmdjj96q0e5rjhg73v45ro3y9ts",
      "expiresIn": 3600,
      "uid": "customer_xjsrlpeh02z7ndmzk58opkh1",
      "email": "ada@example.com",
      "refreshToken": "ory7r3pmzatvl1h9f6w77n3selcalzddv6hzl5i6bsl2emcs"
     }
    }
   }
  },
  "POST /v1/identity/refresh": {
   "recorded": {
    "body": {
     "refreshToken": "ory7r3pmzatvl1h9f6w77n3selcalzddv6hzl5i6bsl2emcs"
    },
    "status": 200,
    "answer": {
     "data": {
      "idToken": "kmmym0n66gj8ybtm2w1acmd0tjwhuyh9s12pecluazvajpll",
      "expiresIn": 3600,
      "uid": "customer_xjsrlpeh02z7ndmzk58opkh1",
      "email": "ada@example.com",
      "refreshToken": "ory7r3pmzatvl1h9f6w77n3selcalzddv6hzl5i6bsl2emcs"
     }
    }
   }
  },
  "POST /v1/ramp/auth/business-type": {
   "noneOfThem": {
    "body": {
     "businessType": null
    },
    "status": 200,
    "answer": {
     "data": {
      "ok": true
     }
    }
   },
   "prohibited": {
    "body": {
     "businessType": "onlineCasino"
    },
    "status": 200,
    "answer": {
     "data": {
      "ok": false
     }
    }
   }
  },
  "GET /v1/ramp/me": {
   "new": {
    "status": 200,
    "answer": {
     "data": {
      "id": "customer_xjsrlpeh02z7ndmzk58opkh1",
      "firstName": null,
      "lastName": null,
      "phoneNumber": null,
      "customerAccount": {
       "email": "ada@example.com"
      },
      "type": null,
      "kycStatus": "incomplete",
      "verificationLevels": [],
      "capabilities": {
       "eur": {
        "reasonCodes": []
       }
      },
      "isProhibitedBusinessType": false,
      "operatingResidency": "Approved"
     }
    }
   },
   "verified": {
    "status": 200,
    "answer": {
     "data": {
      "id": "customer_xjsrlpeh02z7ndmzk58opkh1",
      "firstName": "Sam",
      "lastName": "Sample",
      "phoneNumber": null,
      "customerAccount": {
       "email": "ada@example.com"
      },
      "type": "individual",
      "kycStatus": "approved",
      "verificationLevels": [
       {
        "name": "kyc_level_1",
        "status": "approved"
       },
       {
        "name": "kyc_level_2",
        "status": "approved"
       }
      ],
      "capabilities": {
       "eur": {
        "reasonCodes": []
       }
      },
      "isProhibitedBusinessType": false,
      "operatingResidency": "Approved"
     }
    }
   }
  },
  "GET /v1/ramp/onboarding/state": {
   "new": {
    "status": 200,
    "answer": {
     "data": {
      "tos": "incomplete",
      "msa": null,
      "kyc": {
       "sumsub": "incomplete",
       "kyc_level_1": "incomplete",
       "kyc_level_2": "incomplete"
      },
      "hasCompletedOnboarding": false,
      "operatingResidencyStatus": "approved",
      "isProhibitedBusinessType": "false",
      "hasChosenCustomerType": false
     }
    }
   },
   "verified": {
    "status": 200,
    "answer": {
     "data": {
      "tos": "complete",
      "msa": null,
      "kyc": {
       "sumsub": "complete",
       "kyc_level_1": "complete",
       "kyc_level_2": "complete"
      },
      "hasCompletedOnboarding": true,
      "operatingResidencyStatus": "approved",
      "isProhibitedBusinessType": "false",
      "hasChosenCustomerType": true
     }
    }
   }
  },
  "GET /v1/ramp/onboarding/tos/redirectUrl": {
   "recorded": {
    "status": 200,
    "answer": {
     "data": {
      "url": "http://127.0.0.1:4010/sandbox/pages/tos?session=6xhm4euq9piso43i9a7ayums3wen6dzwfw7tmdki35nz5ti4"
     }
    }
   }
  },
  "POST /v1/ramp/kyc/externalUrl": {
   "recorded": {
    "parameters": {
     "lang": "en"
    },
    "body": {
     "customerType": "individual"
    },
    "status": 200,
    "answer": {
     "data": {
      "url": "http://127.0.0.1:4010/sandbox/pages/verify?session=030roznq72a2nijue8obzfyguwuz7xitd1c3zspkcda12j0r&lang=en",
      "expiresAt": "2026-01-15T12:30:48.000Z"
     }
    }
   }
  },
  "POST /v1/ramp/kyc/sumsub-access-token": {
   "recorded": {
    "body": {},
    "status": 200,
    "answer": {
     "token": "_act-sandbox-c4ljsvc7jket12gzhiqwe2j9mdkxsjoik2cxknr02i6e8rwq"
    }
   }
  },
  "GET /v1/ramp/kyc/providers": {
   "recorded": {
    "status": 200,
    "answer": {
     "data": {
      "providers": [
       {
        "name": "sumsub",
        "displayName": "Sumsub",
        "kind": "verificationProvider",
        "status": "pending"
       },
       {
        "name": "kyc_level_1",
        "displayName": "Bridge",
        "kind": "bankingPartner",
        "status": "incomplete"
       },
       {
        "name": "kyc_level_2",
        "displayName": "Mesta",
        "kind": "bankingPartner",
        "status": "incomplete"
       }
      ]
     }
    }
   }
  },
  "POST /v1/ramp/kyc/sepa": {
   "recorded": {
    "body": {},
    "status": 200,
    "answer": {
     "data": {
      "status": "pending"
     }
    }
   }
  },
  "POST /v1/ramp/intercom/auth": {
   "recorded": {
    "body": {},
    "status": 200,
    "answer": {
     "hash": "1617af74c3474da97be0f6e97ecfddc76fd613771363699218b666c69934a0ce"
    }
   }
  },
  "POST /v1/ramp/kyc/reset": {
   "recorded": {
    "body": {},
    "status": 200,
    "answer": {
     "data": {
      "tos": "complete",
      "msa": null,
      "kyc": {
       "sumsub": "incomplete",
       "kyc_level_1": "incomplete",
       "kyc_level_2": "incomplete"
      },
      "hasCompletedOnboarding": false,
      "operatingResidencyStatus": "approved",
      "isProhibitedBusinessType": "incomplete",
      "hasChosenCustomerType": true
     }
    }
   }
  },
  "POST /v1/ramp/bankAccounts": {
   "us": {
    "body": {
     "bankType": "us",
     "currency": "usd",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My usd account",
     "bankName": "Chase",
     "accountType": "checking",
     "routingNumber": "021000021",
     "accountNumber": "000123456789",
     "beneficiaryAddress": {
      "country": "USA",
      "addressLine1": "1 Main St",
      "addressLine2": null,
      "city": "Austin",
      "state": "US-TX",
      "postalCode": "73301"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
       "bankName": "Chase",
       "accountName": "My usd account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": "******6789",
       "accountType": "checking",
       "last4": "6789",
       "status": "pending",
       "deleted": null,
       "currency": "usd",
       "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": "021000021",
       "iban": null,
       "beneficiaryAddress": {
        "country": "USA",
        "addressLine1": "1 Main St",
        "addressLine2": null,
        "city": "Austin",
        "state": "US-TX",
        "postalCode": "73301"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": true
      }
     }
    }
   },
   "europe": {
    "body": {
     "bankType": "europe",
     "currency": "eur",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My eur account",
     "bankName": "Commerzbank",
     "bic": "COBADEFFXXX",
     "iban": "DE89370400440532013000",
     "beneficiaryAddress": {
      "country": "DEU",
      "addressLine1": "Invalidenstraße 117",
      "addressLine2": null,
      "city": "Berlin",
      "state": "DE-BE",
      "postalCode": "10115"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_xzxrm4gaxghhss1ii79gz2sj",
       "bankName": "Commerzbank",
       "accountName": "My eur account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": null,
       "accountType": null,
       "last4": "3000",
       "status": "pending",
       "deleted": null,
       "currency": "eur",
       "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": "DE89370400440532013000",
       "beneficiaryAddress": {
        "country": "DEU",
        "addressLine1": "Invalidenstraße 117",
        "addressLine2": null,
        "city": "Berlin",
        "state": "DE-BE",
        "postalCode": "10115"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": true
      }
     }
    }
   },
   "thirdParty": {
    "body": {
     "bankType": "us",
     "currency": "usd",
     "accountOwner": "third_party",
     "accountHolderName": "Northwind Supplies LLC",
     "nickname": "Northwind supplies",
     "bankName": "Citibank",
     "accountType": "checking",
     "routingNumber": "021000021",
     "accountNumber": "000987654321",
     "beneficiaryAddress": {
      "country": "USA",
      "addressLine1": "1 Main St",
      "addressLine2": null,
      "city": "Austin",
      "state": "US-TX",
      "postalCode": "73301"
     },
     "businessName": "Northwind Supplies LLC",
     "businessDBAName": "Northwind",
     "businessTaxId": "12-3456789",
     "businessWebsite": "https://northwind.example",
     "businessEmail": "billing@northwind.example",
     "businessPhone": "+15551234567",
     "businessType": "llc",
     "businessRegistrationNumber": "NW-0042"
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_njiipnoben1ecl5wab59q68d",
       "bankName": "Citibank",
       "accountName": "Northwind supplies",
       "accountHolderName": "Northwind Supplies LLC",
       "accountNumber": "******4321",
       "accountType": "checking",
       "last4": "4321",
       "status": "pending",
       "deleted": null,
       "currency": "usd",
       "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": "021000021",
       "iban": null,
       "beneficiaryAddress": {
        "country": "USA",
        "addressLine1": "1 Main St",
        "addressLine2": null,
        "city": "Austin",
        "state": "US-TX",
        "postalCode": "73301"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": {
        "businessName": "Northwind Supplies LLC",
        "businessDBAName": "Northwind",
        "businessTaxId": "12-3456789",
        "businessWebsite": "https://northwind.example",
        "businessEmail": "billing@northwind.example",
        "businessPhone": "+15551234567",
        "businessType": "llc",
        "businessRegistrationNumber": "NW-0042"
       },
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "mexico": {
    "body": {
     "bankType": "mexico",
     "currency": "mxn",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My mxn account",
     "bankName": "Santander México",
     "bankId": "mx_santander",
     "mxnClabeNumber": "032180000118359719",
     "beneficiaryAddress": {
      "country": "MEX",
      "addressLine1": "Av. Juárez 20",
      "addressLine2": null,
      "city": "Ciudad de México",
      "state": "MX-CMX",
      "postalCode": "06010"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_c4e41tyzcrjw1f1w1d2808bz",
       "bankName": "Santander México",
       "accountName": "My mxn account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": null,
       "accountType": null,
       "last4": "9719",
       "status": "pending",
       "deleted": null,
       "currency": "mxn",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": null,
       "clabe": "032180000118359719",
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "MEX",
        "addressLine1": "Av. Juárez 20",
        "addressLine2": null,
        "city": "Ciudad de México",
        "state": "MX-CMX",
        "postalCode": "06010"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "brazil": {
    "body": {
     "bankType": "brazil",
     "currency": "brl",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My brl account",
     "bankName": "Nubank",
     "bankId": "br_nubank",
     "pixKey": "alex.winter@example.com",
     "taxId": "52998224725",
     "beneficiaryAddress": {
      "country": "BRA",
      "addressLine1": "Rua Augusta 1500",
      "addressLine2": null,
      "city": "São Paulo",
      "state": "BR-SP",
      "postalCode": "01304-001"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_9y98iz1mqyno8yi99r62d9sj",
       "bankName": "Nubank",
       "accountName": "My brl account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": null,
       "accountType": null,
       "last4": ".com",
       "status": "pending",
       "deleted": null,
       "currency": "brl",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": "alex.winter@example.com",
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "BRA",
        "addressLine1": "Rua Augusta 1500",
        "addressLine2": null,
        "city": "São Paulo",
        "state": "BR-SP",
        "postalCode": "01304-001"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "philippines": {
    "body": {
     "bankType": "philippines",
     "currency": "php",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My php account",
     "bankName": "GCash",
     "bankId": "ph_gcash",
     "phpNetwork": "instapay",
     "phpChannelSubject": "GCASH",
     "accountNumber": "09171234567",
     "beneficiaryAddress": {
      "country": "PHL",
      "addressLine1": "14 Ayala Avenue",
      "addressLine2": null,
      "city": "Makati",
      "state": "PH-00",
      "postalCode": "1226"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_o2sa6r5urcdhliqz13f5okkg",
       "bankName": "GCash",
       "accountName": "My php account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": null,
       "accountType": null,
       "last4": "4567",
       "status": "pending",
       "deleted": null,
       "currency": "php",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": "09171234567",
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "PHL",
        "addressLine1": "14 Ayala Avenue",
        "addressLine2": null,
        "city": "Makati",
        "state": "PH-00",
        "postalCode": "1226"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "india": {
    "body": {
     "bankType": "india",
     "currency": "inr",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My inr account",
     "bankName": "State Bank of India",
     "bankId": "in_sbi",
     "accountType": "savings",
     "inrIfsc": "SBIN0000300",
     "bankDocumentNumber": "ABCPE1234F",
     "accountNumber": "911010341747600",
     "beneficiaryAddress": {
      "country": "IND",
      "addressLine1": "12 MG Road",
      "addressLine2": null,
      "city": "Bengaluru",
      "state": "IN-KA",
      "postalCode": "560001"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_8lttv9ogvvf5ze0bwsurlne0",
       "bankName": "State Bank of India",
       "accountName": "My inr account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": "******7600",
       "accountType": "savings",
       "last4": "7600",
       "status": "pending",
       "deleted": null,
       "currency": "inr",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": null,
       "clabe": null,
       "ifsc": "SBIN0000300",
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "IND",
        "addressLine1": "12 MG Road",
        "addressLine2": null,
        "city": "Bengaluru",
        "state": "IN-KA",
        "postalCode": "560001"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "canada": {
    "body": {
     "bankType": "canada",
     "currency": "cad",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My cad account",
     "bankName": "National Bank of Canada",
     "bankId": "ca_006",
     "accountType": "checking",
     "branchCode": "00607621",
     "accountNumber": "1234567",
     "beneficiaryAddress": {
      "country": "CAN",
      "addressLine1": "600 De La Gauchetière",
      "addressLine2": null,
      "city": "Montréal",
      "state": "CA-QC",
      "postalCode": "H3B 4L2"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_5ijdcrb68xfp6a08wsirr0zb",
       "bankName": "National Bank of Canada",
       "accountName": "My cad account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": "******4567",
       "accountType": "checking",
       "last4": "4567",
       "status": "pending",
       "deleted": null,
       "currency": "cad",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "CAN",
        "addressLine1": "600 De La Gauchetière",
        "addressLine2": null,
        "city": "Montréal",
        "state": "CA-QC",
        "postalCode": "H3B 4L2"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "great_britain": {
    "body": {
     "bankType": "great_britain",
     "currency": "gbp",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My gbp account",
     "bankName": "Barclays",
     "bankId": "gb_barclays",
     "sortCode": "200000",
     "accountNumber": "55779911",
     "beneficiaryAddress": {
      "country": "GBR",
      "addressLine1": "1 Churchill Place",
      "addressLine2": null,
      "city": "London",
      "state": "GB-TWH",
      "postalCode": "E14 5HP"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_dnc1pj8m4n2ytmh19zxh3kzo",
       "bankName": "Barclays",
       "accountName": "My gbp account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": "******9911",
       "accountType": null,
       "last4": "9911",
       "status": "pending",
       "deleted": null,
       "currency": "gbp",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "GBR",
        "addressLine1": "1 Churchill Place",
        "addressLine2": null,
        "city": "London",
        "state": "GB-TWH",
        "postalCode": "E14 5HP"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "colombia": {
    "body": {
     "bankType": "colombia",
     "currency": "cop",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My cop account",
     "bankName": "Bancolombia",
     "bankId": "co_bancolombia",
     "accountType": "savings",
     "accountNumber": "01687366007",
     "beneficiaryAddress": {
      "country": "COL",
      "addressLine1": "Carrera 48 26-85",
      "addressLine2": null,
      "city": "Medellín",
      "state": "CO-ANT",
      "postalCode": "050021"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_vh4qmwkb05d66500b2zh1w2d",
       "bankName": "Bancolombia",
       "accountName": "My cop account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": "******6007",
       "accountType": "savings",
       "last4": "6007",
       "status": "pending",
       "deleted": null,
       "currency": "cop",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "COL",
        "addressLine1": "Carrera 48 26-85",
        "addressLine2": null,
        "city": "Medellín",
        "state": "CO-ANT",
        "postalCode": "050021"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "singapore": {
    "body": {
     "bankType": "singapore",
     "currency": "sgd",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My sgd account",
     "bankName": "DBS Bank",
     "bankId": "sg_dbs",
     "accountType": "savings",
     "accountNumber": "0052312891",
     "beneficiaryAddress": {
      "country": "SGP",
      "addressLine1": "12 Marina Boulevard",
      "addressLine2": null,
      "city": "Singapore",
      "state": "SG-01",
      "postalCode": "018982"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_x050h2ixbz1zgdsl8j1cglao",
       "bankName": "DBS Bank",
       "accountName": "My sgd account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": "******2891",
       "accountType": "savings",
       "last4": "2891",
       "status": "pending",
       "deleted": null,
       "currency": "sgd",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "SGP",
        "addressLine1": "12 Marina Boulevard",
        "addressLine2": null,
        "city": "Singapore",
        "state": "SG-01",
        "postalCode": "018982"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "indonesia": {
    "body": {
     "bankType": "indonesia",
     "currency": "idr",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My idr account",
     "bankName": "Bank Central Asia",
     "bankId": "id_bca",
     "accountType": "savings",
     "accountNumber": "1234567890",
     "beneficiaryAddress": {
      "country": "IDN",
      "addressLine1": "Jl. M.H. Thamrin 1",
      "addressLine2": null,
      "city": "Jakarta",
      "state": "ID-JK",
      "postalCode": "10310"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_izztkhy0bekf7mrlfjnewxy0",
       "bankName": "Bank Central Asia",
       "accountName": "My idr account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": "******7890",
       "accountType": "savings",
       "last4": "7890",
       "status": "pending",
       "deleted": null,
       "currency": "idr",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "IDN",
        "addressLine1": "Jl. M.H. Thamrin 1",
        "addressLine2": null,
        "city": "Jakarta",
        "state": "ID-JK",
        "postalCode": "10310"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "vietnam": {
    "body": {
     "bankType": "vietnam",
     "currency": "vnd",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My vnd account",
     "bankName": "Techcombank",
     "bankId": "vn_techcombank",
     "accountType": "checking",
     "accountNumber": "1903123456789",
     "beneficiaryAddress": {
      "country": "VNM",
      "addressLine1": "191 Bà Triệu",
      "addressLine2": null,
      "city": "Hà Nội",
      "state": "VN-HN",
      "postalCode": "100000"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_vv24j0fvlidu2bqqp5gft7nr",
       "bankName": "Techcombank",
       "accountName": "My vnd account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": "******6789",
       "accountType": "checking",
       "last4": "6789",
       "status": "pending",
       "deleted": null,
       "currency": "vnd",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "VNM",
        "addressLine1": "191 Bà Triệu",
        "addressLine2": null,
        "city": "Hà Nội",
        "state": "VN-HN",
        "postalCode": "100000"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   },
   "thailand": {
    "body": {
     "bankType": "thailand",
     "currency": "thb",
     "accountOwner": "personal",
     "accountHolderName": "Ada Lovelace",
     "nickname": "My thb account",
     "bankName": "Kasikornbank",
     "bankId": "th_kbank",
     "accountType": "savings",
     "accountNumber": "1234567890",
     "beneficiaryAddress": {
      "country": "THA",
      "addressLine1": "400/22 Phahonyothin Road",
      "addressLine2": null,
      "city": "Bangkok",
      "state": "TH-10",
      "postalCode": "10400"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "bankAccount": {
       "id": "bankAccount_l4fhvplob5mijnvoywhi4xg8",
       "bankName": "Kasikornbank",
       "accountName": "My thb account",
       "accountHolderName": "Ada Lovelace",
       "accountNumber": "******7890",
       "accountType": "savings",
       "last4": "7890",
       "status": "pending",
       "deleted": null,
       "currency": "thb",
       "owner": "customer_ie4ppmrstqb7okm82ytde4g1",
       "pixKey": null,
       "clabe": null,
       "ifsc": null,
       "philippinesAccountNumber": null,
       "routingNumber": null,
       "iban": null,
       "beneficiaryAddress": {
        "country": "THA",
        "addressLine1": "400/22 Phahonyothin Road",
        "addressLine2": null,
        "city": "Bangkok",
        "state": "TH-10",
        "postalCode": "10400"
       },
       "bankAddressString": null,
       "thirdPartyBeneficiaryInfo": null,
       "walletBankAccounts": [],
       "walletBankAccountsAllowed": false
      }
     }
    }
   }
  },
  "GET /v1/ramp/bankIds": {
   "recorded": {
    "parameters": {
     "countryCode": "IND"
    },
    "status": 200,
    "answer": {
     "data": {
      "bankIds": [
       {
        "id": "in_sbi",
        "name": "State Bank of India"
       },
       {
        "id": "in_hdfc",
        "name": "HDFC Bank"
       },
       {
        "id": "in_icici",
        "name": "ICICI Bank"
       },
       {
        "id": "in_axis",
        "name": "Axis Bank"
       },
       {
        "id": "in_kotak",
        "name": "Kotak Mahindra Bank"
       },
       {
        "id": "in_pnb",
        "name": "Punjab National Bank"
       },
       {
        "id": "in_bob",
        "name": "Bank of Baroda"
       },
       {
        "id": "in_canara",
        "name": "Canara Bank"
       },
       {
        "id": "in_union",
        "name": "Union Bank of India"
       },
       {
        "id": "in_indusind",
        "name": "IndusInd Bank"
       },
       {
        "id": "in_yes",
        "name": "Yes Bank"
       }
      ]
     }
    }
   }
  },
  "GET /v1/ramp/wallets/authMessage/evm": {
   "recorded": {
    "parameters": {
     "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA",
     "network": "base",
     "chainId": "8453"
    },
    "status": 200,
    "answer": {
     "data": {
      "message": "127.0.0.1:4010 wants you to sign in with your Ethereum account:\n0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA\n\nSign to prove that you own this wallet. This costs nothing and moves nothing.\n\nURI: http://127.0.0.1:4010\nVersion: 1\nChain ID: 8453\nNonce: rurxkrzw4bwxjg5q\nIssued At: 2026-01-15T12:03:28.000Z\nExpiration Time: 2026-01-15T12:08:28.000Z",
      "nonce": "rurxkrzw4bwxjg5q",
      "expiresAt": "2026-01-15T12:08:28.000Z"
     }
    }
   }
  },
  "GET /v1/ramp/wallets/authMessage/solana": {
   "recorded": {
    "parameters": {
     "address": "CLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN",
     "network": "solana"
    },
    "status": 200,
    "answer": {
     "data": {
      "message": "127.0.0.1:4010 wants you to sign in with your Solana account:\nCLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN\n\nSign to prove that you own this wallet. This costs nothing and moves nothing.\n\nURI: http://127.0.0.1:4010\nVersion: 1\nChain ID: mainnet\nNonce: qi1hmhnw7sbxbgfl\nIssued At: 2026-01-15T12:03:32.000Z\nExpiration Time: 2026-01-15T12:08:32.000Z",
      "nonce": "qi1hmhnw7sbxbgfl",
      "expiresAt": "2026-01-15T12:08:32.000Z"
     }
    }
   }
  },
  "POST /v1/ramp/wallets": {
   "signed": {
    "body": {
     "network": "solana",
     "address": "CLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN",
     "nickname": "Phantom",
     "consent": true,
     "isConnected": true,
     "signature": "64GDpAYpwkbnfjpNbZjWMqKGSWMzN9osCeCzoC5QuL6PgQ4gvKDdXThMuN4fgqw1GyfsmBexUTA1DV6eYzcdemAY",
     "nonce": "qi1hmhnw7sbxbgfl"
    },
    "status": 201,
    "answer": {
     "data": {
      "wallet": {
       "id": "wallet_mkl299tya0db48bph6ycd44t",
       "network": "solana",
       "address": "CLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN",
       "nickname": "Phantom",
       "signed": true
      }
     }
    }
   },
   "unsigned": {
    "body": {
     "network": "base",
     "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA",
     "nickname": "Exchange",
     "consent": true,
     "isConnected": false
    },
    "status": 201,
    "answer": {
     "data": {
      "wallet": {
       "id": "wallet_9yij711ws0n4k559kjnh7orm",
       "network": "base",
       "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA",
       "nickname": "Exchange",
       "signed": false
      }
     }
    }
   },
   "sui": {
    "body": {
     "network": "sui",
     "address": "0xf04e3fa7bcf255532b3336a69e55a4bc66cef4f2f0669a421841d2c6134d7a4e",
     "nickname": "Slush",
     "consent": true
    },
    "status": 201,
    "answer": {
     "data": {
      "wallet": {
       "id": "wallet_aj8a2l0fswphws3mn7tyn1js",
       "network": "sui",
       "address": "0xf04e3fa7bcf255532b3336a69e55a4bc66cef4f2f0669a421841d2c6134d7a4e",
       "nickname": "Slush",
       "signed": false
      }
     }
    }
   }
  },
  "PATCH /v1/ramp/wallets/{id}": {
   "recorded": {
    "parameters": {
     "id": "wallet_9yij711ws0n4k559kjnh7orm"
    },
    "body": {
     "network": "base",
     "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA",
     "nickname": "My exchange",
     "consent": true,
     "isConnected": false
    },
    "status": 200,
    "answer": {
     "data": {
      "wallet": {
       "id": "wallet_9yij711ws0n4k559kjnh7orm",
       "network": "base",
       "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA",
       "nickname": "My exchange",
       "signed": false
      }
     }
    }
   }
  },
  "GET /v1/ramp/wallets/{id}": {
   "recorded": {
    "parameters": {
     "id": "wallet_9yij711ws0n4k559kjnh7orm"
    },
    "status": 200,
    "answer": {
     "data": {
      "wallet": {
       "id": "wallet_9yij711ws0n4k559kjnh7orm",
       "network": "base",
       "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA",
       "nickname": "My exchange",
       "signed": false
      }
     }
    }
   }
  },
  "POST /v1/ramp/walletBankAccounts": {
   "recorded": {
    "body": {
     "bankAccount": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
     "source": {
      "network": "sol",
      "currency": "usdc"
     },
     "destination": {
      "currency": "usd",
      "network": "ach"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "walletBankAccount": {
       "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
       "wallet": {
        "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
        "network": "solana"
       },
       "sourceCurrency": "usdc",
       "destinationNetwork": "ach"
      }
     }
    }
   }
  },
  "GET /v1/ramp/bankAccounts": {
   "recorded": {
    "status": 200,
    "answer": {
     "data": {
      "bankAccounts": [
       {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "bankName": "Chase",
        "accountName": "My usd account",
        "accountHolderName": "Ada Lovelace",
        "accountNumber": "******6789",
        "accountType": "checking",
        "last4": "6789",
        "status": "active",
        "deleted": null,
        "currency": "usd",
        "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
        "pixKey": null,
        "clabe": null,
        "ifsc": null,
        "philippinesAccountNumber": null,
        "routingNumber": "021000021",
        "iban": null,
        "beneficiaryAddress": {
         "city": "Austin",
         "state": "US-TX",
         "country": "USA",
         "postalCode": "73301",
         "addressLine1": "1 Main St",
         "addressLine2": null
        },
        "bankAddressString": null,
        "thirdPartyBeneficiaryInfo": null,
        "walletBankAccounts": [
         {
          "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
          "wallet": {
           "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
           "network": "solana"
          },
          "sourceCurrency": "usdc",
          "destinationNetwork": "ach"
         }
        ],
        "walletBankAccountsAllowed": true
       },
       {
        "id": "bankAccount_xzxrm4gaxghhss1ii79gz2sj",
        "bankName": "Commerzbank",
        "accountName": "My eur account",
        "accountHolderName": "Ada Lovelace",
        "accountNumber": null,
        "accountType": null,
        "last4": "3000",
        "status": "active",
        "deleted": null,
        "currency": "eur",
        "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
        "pixKey": null,
        "clabe": null,
        "ifsc": null,
        "philippinesAccountNumber": null,
        "routingNumber": null,
        "iban": "DE89370400440532013000",
        "beneficiaryAddress": {
         "city": "Berlin",
         "state": "DE-BE",
         "country": "DEU",
         "postalCode": "10115",
         "addressLine1": "Invalidenstraße 117",
         "addressLine2": null
        },
        "bankAddressString": null,
        "thirdPartyBeneficiaryInfo": null,
        "walletBankAccounts": [],
        "walletBankAccountsAllowed": true
       },
       {
        "id": "bankAccount_njiipnoben1ecl5wab59q68d",
        "bankName": "Citibank",
        "accountName": "Northwind supplies",
        "accountHolderName": "Northwind Supplies LLC",
        "accountNumber": "******4321",
        "accountType": "checking",
        "last4": "4321",
        "status": "active",
        "deleted": null,
        "currency": "usd",
        "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
        "pixKey": null,
        "clabe": null,
        "ifsc": null,
        "philippinesAccountNumber": null,
        "routingNumber": "021000021",
        "iban": null,
        "beneficiaryAddress": {
         "city": "Austin",
         "state": "US-TX",
         "country": "USA",
         "postalCode": "73301",
         "addressLine1": "1 Main St",
         "addressLine2": null
        },
        "bankAddressString": null,
        "thirdPartyBeneficiaryInfo": {
         "businessName": "Northwind Supplies LLC",
         "businessDBAName": "Northwind",
         "businessTaxId": "12-3456789",
         "businessWebsite": "https://northwind.example",
         "businessEmail": "billing@northwind.example",
         "businessPhone": "+15551234567",
         "businessType": "llc",
         "businessRegistrationNumber": "NW-0042"
        },
        "walletBankAccounts": [],
        "walletBankAccountsAllowed": false
       }
      ]
     }
    }
   }
  },
  "GET /v1/ramp/wallets": {
   "recorded": {
    "status": 200,
    "answer": {
     "data": {
      "wallets": [
       {
        "id": "wallet_mkl299tya0db48bph6ycd44t",
        "network": "solana",
        "address": "CLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN",
        "nickname": "Phantom",
        "signed": true
       },
       {
        "id": "wallet_9yij711ws0n4k559kjnh7orm",
        "network": "base",
        "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA",
        "nickname": "My exchange",
        "signed": false
       }
      ]
     }
    }
   }
  },
  "POST /v1/ramp/payouts/amountAdjustments": {
   "onRamp": {
    "body": {
     "amount": "250.00",
     "received": false,
     "customerId": "customer_xjsrlpeh02z7ndmzk58opkh1",
     "sourceCurrency": "usd",
     "destinationCurrency": "usdc",
     "sourceNetwork": "wire",
     "destinationNetwork": "sol"
    },
    "status": 200,
    "answer": {
     "data": {
      "amountAdjustments": [
       {
        "type": "networkFee",
        "currency": "usd",
        "amount": "0.00"
       },
       {
        "type": "sphereConversionFee",
        "currency": "usd",
        "amount": "0.25"
       },
       {
        "type": "sphereFixedFee",
        "currency": "usd",
        "amount": "20.00"
       },
       {
        "type": "merchantConversionFee",
        "currency": "usd",
        "amount": "0.00"
       },
       {
        "type": "merchantFixedFee",
        "currency": "usd",
        "amount": "0.00"
       },
       {
        "type": "conversionFee",
        "currency": "usd",
        "amount": "0.25"
       },
       {
        "type": "totalFee",
        "currency": "usd",
        "amount": "20.25"
       },
       {
        "type": "fxRate",
        "currency": "usd",
        "amount": "1.00",
        "pay": {
         "amount": "250.00",
         "currency": "usd"
        },
        "receive": {
         "amount": "229.75",
         "currency": "usdc"
        }
       }
      ]
     }
    }
   },
   "toReceive": {
    "body": {
     "amount": "200.00",
     "received": true,
     "customerId": "customer_xjsrlpeh02z7ndmzk58opkh1",
     "sourceCurrency": "usd",
     "destinationCurrency": "usdc",
     "sourceNetwork": "wire",
     "destinationNetwork": "sol"
    },
    "status": 200,
    "answer": {
     "data": {
      "amountAdjustments": [
       {
        "type": "networkFee",
        "currency": "usd",
        "amount": "0.00"
       },
       {
        "type": "sphereConversionFee",
        "currency": "usd",
        "amount": "0.22"
       },
       {
        "type": "sphereFixedFee",
        "currency": "usd",
        "amount": "20.00"
       },
       {
        "type": "merchantConversionFee",
        "currency": "usd",
        "amount": "0.00"
       },
       {
        "type": "merchantFixedFee",
        "currency": "usd",
        "amount": "0.00"
       },
       {
        "type": "conversionFee",
        "currency": "usd",
        "amount": "0.22"
       },
       {
        "type": "totalFee",
        "currency": "usd",
        "amount": "20.22"
       },
       {
        "type": "fxRate",
        "currency": "usd",
        "amount": "1.00",
        "pay": {
         "amount": "220.22",
         "currency": "usd"
        },
        "receive": {
         "amount": "200.00",
         "currency": "usdc"
        }
       }
      ]
     }
    }
   },
   "offRamp": {
    "body": {
     "amount": "100.00",
     "received": false,
     "customerId": "customer_xjsrlpeh02z7ndmzk58opkh1",
     "sourceCurrency": "usdc",
     "destinationCurrency": "usd",
     "sourceNetwork": "sol",
     "destinationNetwork": "achSameDay"
    },
    "status": 200,
    "answer": {
     "data": {
      "amountAdjustments": [
       {
        "type": "networkFee",
        "currency": "usdc",
        "amount": "0.00"
       },
       {
        "type": "sphereConversionFee",
        "currency": "usdc",
        "amount": "0.10"
       },
       {
        "type": "sphereFixedFee",
        "currency": "usdc",
        "amount": "1.00"
       },
       {
        "type": "merchantConversionFee",
        "currency": "usdc",
        "amount": "0.00"
       },
       {
        "type": "merchantFixedFee",
        "currency": "usdc",
        "amount": "0.00"
       },
       {
        "type": "conversionFee",
        "currency": "usdc",
        "amount": "0.10"
       },
       {
        "type": "totalFee",
        "currency": "usdc",
        "amount": "1.10"
       },
       {
        "type": "fxRate",
        "currency": "usdc",
        "amount": "1.00",
        "pay": {
         "amount": "100.00",
         "currency": "usdc"
        },
        "receive": {
         "amount": "98.90",
         "currency": "usd"
        }
       }
      ]
     }
    }
   },
   "offRampOfBase": {
    "body": {
     "amount": "100.00",
     "received": false,
     "customerId": "customer_xjsrlpeh02z7ndmzk58opkh1",
     "sourceCurrency": "usdc",
     "destinationCurrency": "usd",
     "sourceNetwork": "base",
     "destinationNetwork": "achSameDay"
    },
    "status": 200,
    "answer": {
     "data": {
      "amountAdjustments": [
       {
        "type": "networkFee",
        "currency": "usdc",
        "amount": "0.00"
       },
       {
        "type": "sphereConversionFee",
        "currency": "usdc",
        "amount": "0.10"
       },
       {
        "type": "sphereFixedFee",
        "currency": "usdc",
        "amount": "1.00"
       },
       {
        "type": "merchantConversionFee",
        "currency": "usdc",
        "amount": "0.00"
       },
       {
        "type": "merchantFixedFee",
        "currency": "usdc",
        "amount": "0.00"
       },
       {
        "type": "conversionFee",
        "currency": "usdc",
        "amount": "0.10"
       },
       {
        "type": "totalFee",
        "currency": "usdc",
        "amount": "1.10"
       },
       {
        "type": "fxRate",
        "currency": "usdc",
        "amount": "1.00",
        "pay": {
         "amount": "100.00",
         "currency": "usdc"
        },
        "receive": {
         "amount": "98.90",
         "currency": "usd"
        }
       }
      ]
     }
    }
   },
   "offRampOfSui": {
    "body": {
     "amount": "100.00",
     "received": false,
     "customerId": "customer_xjsrlpeh02z7ndmzk58opkh1",
     "sourceCurrency": "usdc",
     "destinationCurrency": "usd",
     "sourceNetwork": "sui",
     "destinationNetwork": "achSameDay"
    },
    "status": 200,
    "answer": {
     "data": {
      "amountAdjustments": [
       {
        "type": "networkFee",
        "currency": "usdc",
        "amount": "0.00"
       },
       {
        "type": "sphereConversionFee",
        "currency": "usdc",
        "amount": "0.10"
       },
       {
        "type": "sphereFixedFee",
        "currency": "usdc",
        "amount": "1.00"
       },
       {
        "type": "merchantConversionFee",
        "currency": "usdc",
        "amount": "0.00"
       },
       {
        "type": "merchantFixedFee",
        "currency": "usdc",
        "amount": "0.00"
       },
       {
        "type": "conversionFee",
        "currency": "usdc",
        "amount": "0.10"
       },
       {
        "type": "totalFee",
        "currency": "usdc",
        "amount": "1.10"
       },
       {
        "type": "fxRate",
        "currency": "usdc",
        "amount": "1.00",
        "pay": {
         "amount": "100.00",
         "currency": "usdc"
        },
        "receive": {
         "amount": "98.90",
         "currency": "usd"
        }
       }
      ]
     }
    }
   }
  },
  "POST /v1/ramp/payouts": {
   "onRamp": {
    "body": {
     "source": {
      "type": "bankAccount",
      "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
      "amount": "250.00",
      "currency": "usd",
      "network": "wire"
     },
     "destination": {
      "type": "wallet",
      "id": "wallet_mkl299tya0db48bph6ycd44t",
      "amount": "229.75",
      "currency": "usdc",
      "network": "sol"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "payout": {
       "id": "payout_snylne8l9sx0ayos5px7z42p",
       "type": "onRamp",
       "status": "pending",
       "amount": "250.00",
       "finalAmount": null,
       "created": "2026-01-15T12:04:48.000Z",
       "updated": "2026-01-15T12:04:48.000Z",
       "source": {
        "type": "bankAccount",
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "amount": "250.00",
        "currency": "usd",
        "network": "wire"
       },
       "destination": {
        "type": "wallet",
        "id": "wallet_mkl299tya0db48bph6ycd44t",
        "amount": "229.75",
        "currency": "usdc",
        "network": "sol"
       },
       "wireMessage": null,
       "sourceBankAccount": {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "bankName": "Chase",
        "accountName": "My usd account",
        "accountHolderName": "Ada Lovelace",
        "accountNumber": "******6789",
        "accountType": "checking",
        "last4": "6789",
        "status": "active",
        "deleted": null,
        "currency": "usd",
        "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
        "pixKey": null,
        "clabe": null,
        "ifsc": null,
        "philippinesAccountNumber": null,
        "routingNumber": "021000021",
        "iban": null,
        "beneficiaryAddress": {
         "city": "Austin",
         "state": "US-TX",
         "country": "USA",
         "postalCode": "73301",
         "addressLine1": "1 Main St",
         "addressLine2": null
        },
        "bankAddressString": null,
        "thirdPartyBeneficiaryInfo": null,
        "walletBankAccounts": [
         {
          "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
          "wallet": {
           "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
           "network": "solana"
          },
          "sourceCurrency": "usdc",
          "destinationNetwork": "ach"
         }
        ],
        "walletBankAccountsAllowed": true
       },
       "destinationBankAccount": null,
       "fundingBankAccount": {
        "bic": null,
        "iban": null,
        "accountNumber": "900000123456",
        "routingNumber": "021000021",
        "accountHolderName": "Sphere Sandbox Ltd",
        "beneficiaryAddress": "1 Sandbox Plaza, Wilmington, DE 19801, USA",
        "accountType": "checking",
        "bankName": "Sandbox Trust Bank",
        "bankAddressString": "270 Example Avenue, New York, NY 10017, USA",
        "last4": "3456"
       },
       "funding": {
        "network": "wire",
        "offloaderWallet": null
       },
       "instructions": {
        "memo": "SPHH895K5F",
        "resource": {
         "type": "bankAccount",
         "bankName": "Sandbox Trust Bank",
         "bic": null,
         "iban": null,
         "accountNumber": "900000123456",
         "routingNumber": "021000021"
        }
       },
       "usageType": null,
       "fundingVirtualAccount": null,
       "wallets": [
        {
         "id": "wallet_mkl299tya0db48bph6ycd44t",
         "address": "CLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN",
         "nickname": "Phantom"
        }
       ],
       "refund": null,
       "idempotencyKey": "2f1d4a5e-6b3c-4d8e-9f0a-1b2c3d4e5f60"
      }
     }
    }
   },
   "offRamp": {
    "body": {
     "source": {
      "type": "wallet",
      "id": "wallet_mkl299tya0db48bph6ycd44t",
      "amount": "100.00",
      "currency": "usdc",
      "network": "sol"
     },
     "destination": {
      "type": "bankAccount",
      "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
      "amount": "98.90",
      "currency": "usd",
      "network": "achSameDay"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "payout": {
       "id": "payout_hkbg1wufm28nmhmlc9miar00",
       "type": "offRamp",
       "status": "pending",
       "amount": "100.00",
       "finalAmount": null,
       "created": "2026-01-15T12:05:16.000Z",
       "updated": "2026-01-15T12:05:16.000Z",
       "source": {
        "type": "wallet",
        "id": "wallet_mkl299tya0db48bph6ycd44t",
        "amount": "100.00",
        "currency": "usdc",
        "network": "sol"
       },
       "destination": {
        "type": "bankAccount",
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "amount": "98.90",
        "currency": "usd",
        "network": "achSameDay"
       },
       "wireMessage": null,
       "sourceBankAccount": null,
       "destinationBankAccount": {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "bankName": "Chase",
        "accountName": "My usd account",
        "accountHolderName": "Ada Lovelace",
        "accountNumber": "******6789",
        "accountType": "checking",
        "last4": "6789",
        "status": "active",
        "deleted": null,
        "currency": "usd",
        "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
        "pixKey": null,
        "clabe": null,
        "ifsc": null,
        "philippinesAccountNumber": null,
        "routingNumber": "021000021",
        "iban": null,
        "beneficiaryAddress": {
         "city": "Austin",
         "state": "US-TX",
         "country": "USA",
         "postalCode": "73301",
         "addressLine1": "1 Main St",
         "addressLine2": null
        },
        "bankAddressString": null,
        "thirdPartyBeneficiaryInfo": null,
        "walletBankAccounts": [
         {
          "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
          "wallet": {
           "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
           "network": "solana"
          },
          "sourceCurrency": "usdc",
          "destinationNetwork": "ach"
         }
        ],
        "walletBankAccountsAllowed": true
       },
       "fundingBankAccount": null,
       "funding": {
        "network": "sol",
        "offloaderWallet": null
       },
       "instructions": {
        "memo": null,
        "resource": {
         "type": "wallet",
         "address": "2JjZyFB6moBhJxDSLZAjHZz9Agus7bUHCyvzNzgZCCGo",
         "network": "sol"
        }
       },
       "usageType": null,
       "fundingVirtualAccount": null,
       "wallets": [
        {
         "id": "wallet_mkl299tya0db48bph6ycd44t",
         "address": "CLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN",
         "nickname": "Phantom"
        }
       ],
       "refund": null
      }
     }
    }
   },
   "offRampOfBase": {
    "body": {
     "source": {
      "type": "wallet",
      "id": "wallet_9yij711ws0n4k559kjnh7orm",
      "amount": "100.00",
      "currency": "usdc",
      "network": "base"
     },
     "destination": {
      "type": "bankAccount",
      "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
      "amount": "98.90",
      "currency": "usd",
      "network": "achSameDay"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "payout": {
       "id": "payout_mnb2y81rq9zyh9ag2qharzb9",
       "type": "offRamp",
       "status": "pending",
       "amount": "100.00",
       "finalAmount": null,
       "created": "2026-01-15T12:05:28.000Z",
       "updated": "2026-01-15T12:05:28.000Z",
       "source": {
        "type": "wallet",
        "id": "wallet_9yij711ws0n4k559kjnh7orm",
        "amount": "100.00",
        "currency": "usdc",
        "network": "base"
       },
       "destination": {
        "type": "bankAccount",
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "amount": "98.90",
        "currency": "usd",
        "network": "achSameDay"
       },
       "wireMessage": null,
       "sourceBankAccount": null,
       "destinationBankAccount": {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "bankName": "Chase",
        "accountName": "My usd account",
        "accountHolderName": "Ada Lovelace",
        "accountNumber": "******6789",
        "accountType": "checking",
        "last4": "6789",
        "status": "active",
        "deleted": null,
        "currency": "usd",
        "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
        "pixKey": null,
        "clabe": null,
        "ifsc": null,
        "philippinesAccountNumber": null,
        "routingNumber": "021000021",
        "iban": null,
        "beneficiaryAddress": {
         "city": "Austin",
         "state": "US-TX",
         "country": "USA",
         "postalCode": "73301",
         "addressLine1": "1 Main St",
         "addressLine2": null
        },
        "bankAddressString": null,
        "thirdPartyBeneficiaryInfo": null,
        "walletBankAccounts": [
         {
          "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
          "wallet": {
           "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
           "network": "solana"
          },
          "sourceCurrency": "usdc",
          "destinationNetwork": "ach"
         }
        ],
        "walletBankAccountsAllowed": true
       },
       "fundingBankAccount": null,
       "funding": {
        "network": "base",
        "offloaderWallet": null
       },
       "instructions": {
        "memo": null,
        "resource": {
         "type": "wallet",
         "address": "0x2cCF1c0764D4630cb5f36CC8d730921BD88256fC",
         "network": "base"
        }
       },
       "usageType": null,
       "fundingVirtualAccount": null,
       "wallets": [
        {
         "id": "wallet_9yij711ws0n4k559kjnh7orm",
         "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA",
         "nickname": "My exchange"
        }
       ],
       "refund": null
      }
     }
    }
   },
   "offRampOfSui": {
    "body": {
     "source": {
      "type": "wallet",
      "id": "wallet_aj8a2l0fswphws3mn7tyn1js",
      "amount": "100.00",
      "currency": "usdc",
      "network": "sui"
     },
     "destination": {
      "type": "bankAccount",
      "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
      "amount": "98.90",
      "currency": "usd",
      "network": "achSameDay"
     }
    },
    "status": 201,
    "answer": {
     "data": {
      "payout": {
       "id": "payout_7syn4huluov1y82qfq8dug4r",
       "type": "offRamp",
       "status": "pending",
       "amount": "100.00",
       "finalAmount": null,
       "created": "2026-01-15T12:05:44.000Z",
       "updated": "2026-01-15T12:05:44.000Z",
       "source": {
        "type": "wallet",
        "id": "wallet_aj8a2l0fswphws3mn7tyn1js",
        "amount": "100.00",
        "currency": "usdc",
        "network": "sui"
       },
       "destination": {
        "type": "bankAccount",
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "amount": "98.90",
        "currency": "usd",
        "network": "achSameDay"
       },
       "wireMessage": null,
       "sourceBankAccount": null,
       "destinationBankAccount": {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "bankName": "Chase",
        "accountName": "My usd account",
        "accountHolderName": "Ada Lovelace",
        "accountNumber": "******6789",
        "accountType": "checking",
        "last4": "6789",
        "status": "active",
        "deleted": null,
        "currency": "usd",
        "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
        "pixKey": null,
        "clabe": null,
        "ifsc": null,
        "philippinesAccountNumber": null,
        "routingNumber": "021000021",
        "iban": null,
        "beneficiaryAddress": {
         "city": "Austin",
         "state": "US-TX",
         "country": "USA",
         "postalCode": "73301",
         "addressLine1": "1 Main St",
         "addressLine2": null
        },
        "bankAddressString": null,
        "thirdPartyBeneficiaryInfo": null,
        "walletBankAccounts": [
         {
          "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
          "wallet": {
           "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
           "network": "solana"
          },
          "sourceCurrency": "usdc",
          "destinationNetwork": "ach"
         }
        ],
        "walletBankAccountsAllowed": true
       },
       "fundingBankAccount": null,
       "funding": {
        "network": "sui",
        "offloaderWallet": null
       },
       "instructions": {
        "memo": null,
        "resource": {
         "type": "wallet",
         "address": "0x022ad76056a8b8cd455578d55244c3f5418653c1b4cfd25aceb713488e3af264",
         "network": "sui"
        }
       },
       "usageType": null,
       "fundingVirtualAccount": null,
       "wallets": [
        {
         "id": "wallet_aj8a2l0fswphws3mn7tyn1js",
         "address": "0xf04e3fa7bcf255532b3336a69e55a4bc66cef4f2f0669a421841d2c6134d7a4e",
         "nickname": "Slush"
        }
       ],
       "refund": null
      }
     }
    }
   }
  },
  "GET /v1/ramp/payouts/{id}": {
   "pending": {
    "parameters": {
     "id": "payout_snylne8l9sx0ayos5px7z42p"
    },
    "status": 200,
    "answer": {
     "data": {
      "payout": {
       "id": "payout_snylne8l9sx0ayos5px7z42p",
       "type": "onRamp",
       "status": "pending",
       "amount": "250.00",
       "finalAmount": null,
       "created": "2026-01-15T12:04:48.000Z",
       "updated": "2026-01-15T12:04:48.000Z",
       "source": {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "type": "bankAccount",
        "amount": "250.00",
        "network": "wire",
        "currency": "usd"
       },
       "destination": {
        "id": "wallet_mkl299tya0db48bph6ycd44t",
        "type": "wallet",
        "amount": "229.75",
        "network": "sol",
        "currency": "usdc"
       },
       "wireMessage": null,
       "sourceBankAccount": {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "iban": null,
        "ifsc": null,
        "clabe": null,
        "last4": "6789",
        "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
        "pixKey": null,
        "status": "active",
        "deleted": null,
        "bankName": "Chase",
        "currency": "usd",
        "accountName": "My usd account",
        "accountType": "checking",
        "accountNumber": "******6789",
        "routingNumber": "021000021",
        "accountHolderName": "Ada Lovelace",
        "bankAddressString": null,
        "beneficiaryAddress": {
         "city": "Austin",
         "state": "US-TX",
         "country": "USA",
         "postalCode": "73301",
         "addressLine1": "1 Main St",
         "addressLine2": null
        },
        "walletBankAccounts": [
         {
          "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
          "wallet": {
           "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
           "network": "solana"
          },
          "sourceCurrency": "usdc",
          "destinationNetwork": "ach"
         }
        ],
        "philippinesAccountNumber": null,
        "thirdPartyBeneficiaryInfo": null,
        "walletBankAccountsAllowed": true
       },
       "destinationBankAccount": null,
       "fundingBankAccount": {
        "bic": null,
        "iban": null,
        "last4": "3456",
        "bankName": "Sandbox Trust Bank",
        "accountType": "checking",
        "accountNumber": "900000123456",
        "routingNumber": "021000021",
        "accountHolderName": "Sphere Sandbox Ltd",
        "bankAddressString": "270 Example Avenue, New York, NY 10017, USA",
        "beneficiaryAddress": "1 Sandbox Plaza, Wilmington, DE 19801, USA"
       },
       "funding": {
        "network": "wire",
        "offloaderWallet": null
       },
       "instructions": {
        "memo": "SPHH895K5F",
        "resource": {
         "bic": null,
         "iban": null,
         "type": "bankAccount",
         "bankName": "Sandbox Trust Bank",
         "accountNumber": "900000123456",
         "routingNumber": "021000021"
        }
       },
       "usageType": null,
       "fundingVirtualAccount": null,
       "wallets": [
        {
         "id": "wallet_mkl299tya0db48bph6ycd44t",
         "address": "CLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN",
         "nickname": "Phantom"
        }
       ],
       "refund": null,
       "idempotencyKey": "2f1d4a5e-6b3c-4d8e-9f0a-1b2c3d4e5f60"
      }
     }
    }
   },
   "succeeded": {
    "parameters": {
     "id": "payout_snylne8l9sx0ayos5px7z42p"
    },
    "status": 200,
    "answer": {
     "data": {
      "payout": {
       "id": "payout_snylne8l9sx0ayos5px7z42p",
       "type": "onRamp",
       "status": "succeeded",
       "amount": "250.00",
       "finalAmount": "229.75",
       "created": "2026-01-15T12:04:48.000Z",
       "updated": "2026-01-15T12:04:56.000Z",
       "source": {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "type": "bankAccount",
        "amount": "250.00",
        "network": "wire",
        "currency": "usd"
       },
       "destination": {
        "id": "wallet_mkl299tya0db48bph6ycd44t",
        "type": "wallet",
        "amount": "229.75",
        "network": "sol",
        "currency": "usdc"
       },
       "wireMessage": null,
       "sourceBankAccount": {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "iban": null,
        "ifsc": null,
        "clabe": null,
        "last4": "6789",
        "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
        "pixKey": null,
        "status": "active",
        "deleted": null,
        "bankName": "Chase",
        "currency": "usd",
        "accountName": "My usd account",
        "accountType": "checking",
        "accountNumber": "******6789",
        "routingNumber": "021000021",
        "accountHolderName": "Ada Lovelace",
        "bankAddressString": null,
        "beneficiaryAddress": {
         "city": "Austin",
         "state": "US-TX",
         "country": "USA",
         "postalCode": "73301",
         "addressLine1": "1 Main St",
         "addressLine2": null
        },
        "walletBankAccounts": [
         {
          "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
          "wallet": {
           "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
           "network": "solana"
          },
          "sourceCurrency": "usdc",
          "destinationNetwork": "ach"
         }
        ],
        "philippinesAccountNumber": null,
        "thirdPartyBeneficiaryInfo": null,
        "walletBankAccountsAllowed": true
       },
       "destinationBankAccount": null,
       "fundingBankAccount": {
        "bic": null,
        "iban": null,
        "last4": "3456",
        "bankName": "Sandbox Trust Bank",
        "accountType": "checking",
        "accountNumber": "900000123456",
        "routingNumber": "021000021",
        "accountHolderName": "Sphere Sandbox Ltd",
        "bankAddressString": "270 Example Avenue, New York, NY 10017, USA",
        "beneficiaryAddress": "1 Sandbox Plaza, Wilmington, DE 19801, USA"
       },
       "funding": {
        "network": "wire",
        "offloaderWallet": null
       },
       "instructions": {
        "memo": "SPHH895K5F",
        "resource": {
         "bic": null,
         "iban": null,
         "type": "bankAccount",
         "bankName": "Sandbox Trust Bank",
         "accountNumber": "900000123456",
         "routingNumber": "021000021"
        }
       },
       "usageType": null,
       "fundingVirtualAccount": null,
       "wallets": [
        {
         "id": "wallet_mkl299tya0db48bph6ycd44t",
         "address": "CLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN",
         "nickname": "Phantom"
        }
       ],
       "refund": null,
       "idempotencyKey": "2f1d4a5e-6b3c-4d8e-9f0a-1b2c3d4e5f60"
      }
     }
    }
   }
  },
  "POST /v1/ramp/payouts/amountAdjustments/{payoutId}": {
   "recorded": {
    "parameters": {
     "payoutId": "payout_snylne8l9sx0ayos5px7z42p"
    },
    "status": 200,
    "answer": {
     "data": {
      "amountAdjustments": [
       {
        "type": "networkFee",
        "amount": "0.00",
        "currency": "usd"
       },
       {
        "type": "sphereConversionFee",
        "amount": "0.25",
        "currency": "usd"
       },
       {
        "type": "sphereFixedFee",
        "amount": "20.00",
        "currency": "usd"
       },
       {
        "type": "merchantConversionFee",
        "amount": "0.00",
        "currency": "usd"
       },
       {
        "type": "merchantFixedFee",
        "amount": "0.00",
        "currency": "usd"
       },
       {
        "type": "conversionFee",
        "amount": "0.25",
        "currency": "usd"
       },
       {
        "type": "totalFee",
        "amount": "20.25",
        "currency": "usd"
       },
       {
        "pay": {
         "amount": "250.00",
         "currency": "usd"
        },
        "type": "fxRate",
        "amount": "1.00",
        "receive": {
         "amount": "229.75",
         "currency": "usdc"
        },
        "currency": "usd"
       }
      ]
     }
    }
   }
  },
  "GET /v1/ramp/chains/{network}/balances": {
   "recorded": {
    "parameters": {
     "network": "base",
     "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA"
    },
    "status": 200,
    "answer": {
     "data": {
      "balances": [
       {
        "currency": "usdc",
        "amount": "5000.00"
       },
       {
        "currency": "usdt",
        "amount": "5000.00"
       }
      ]
     }
    }
   }
  },
  "POST /v1/ramp/relay/solana": {
   "recorded": {
    "parameters": {
     "skipPreflight": "false"
    },
    "body": {
     "transaction": "Aa1xRhhJSGOwbmvree7PqNl2QWyz8I0WUttW6PpOMBGOBK7PLqVtJombr6n5uZEzs8SCGs066FLmhq5lZaFjBQoBAAIFqFp2Oq8KcEWvwfYZNZ6IJ3qeWiPe7E+nXp55fI7gaRnRg8JqXLDghlaIDtX3RmhYF96v1wFwHhjEFoh4DFMUltU2KiVlgjcMmg43J291aSqf5AaNlJN0i+2wdCFibR/rxvp6877brTo9ZfNqq8l0MbG75MLS9uDkfKYCA0UvXWEG3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqTlz4zDCm4MfP8sOSTdO2NA4j0EKI+Tr8jMoUFA2770DAQQEAQMCAAoMAOH1BQAAAAAG",
     "maxRetries": 1
    },
    "status": 200,
    "answer": {
     "data": {
      "signature": "4U8F9hrewTQDQA3YhsR4JYMSxTZpPQF3xcvqBmsThbAdSVbuAkx4Lhvx2bWcqN3vjxNBy82ubNYeR7zocKd57S4h"
     }
    }
   }
  },
  "DELETE /v1/ramp/payouts/{id}": {
   "recorded": {
    "parameters": {
     "id": "payout_mnb2y81rq9zyh9ag2qharzb9"
    },
    "status": 200,
    "answer": {
     "data": {
      "payout": {
       "id": "payout_mnb2y81rq9zyh9ag2qharzb9",
       "type": "offRamp",
       "status": "cancelled",
       "amount": "100.00",
       "finalAmount": null,
       "created": "2026-01-15T12:05:28.000Z",
       "updated": "2026-01-15T12:05:32.000Z",
       "source": {
        "id": "wallet_9yij711ws0n4k559kjnh7orm",
        "type": "wallet",
        "amount": "100.00",
        "network": "base",
        "currency": "usdc"
       },
       "destination": {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "type": "bankAccount",
        "amount": "98.90",
        "network": "achSameDay",
        "currency": "usd"
       },
       "wireMessage": null,
       "sourceBankAccount": null,
       "destinationBankAccount": {
        "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
        "iban": null,
        "ifsc": null,
        "clabe": null,
        "last4": "6789",
        "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
        "pixKey": null,
        "status": "active",
        "deleted": null,
        "bankName": "Chase",
        "currency": "usd",
        "accountName": "My usd account",
        "accountType": "checking",
        "accountNumber": "******6789",
        "routingNumber": "021000021",
        "accountHolderName": "Ada Lovelace",
        "bankAddressString": null,
        "beneficiaryAddress": {
         "city": "Austin",
         "state": "US-TX",
         "country": "USA",
         "postalCode": "73301",
         "addressLine1": "1 Main St",
         "addressLine2": null
        },
        "walletBankAccounts": [
         {
          "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
          "wallet": {
           "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
           "network": "solana"
          },
          "sourceCurrency": "usdc",
          "destinationNetwork": "ach"
         }
        ],
        "philippinesAccountNumber": null,
        "thirdPartyBeneficiaryInfo": null,
        "walletBankAccountsAllowed": true
       },
       "fundingBankAccount": null,
       "funding": {
        "network": "base",
        "offloaderWallet": null
       },
       "instructions": {
        "memo": null,
        "resource": {
         "type": "wallet",
         "address": "0x2cCF1c0764D4630cb5f36CC8d730921BD88256fC",
         "network": "base"
        }
       },
       "usageType": null,
       "fundingVirtualAccount": null,
       "wallets": [
        {
         "id": "wallet_9yij711ws0n4k559kjnh7orm",
         "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA",
         "nickname": "My exchange"
        }
       ],
       "refund": null
      }
     }
    }
   }
  },
  "POST /v1/ramp/cctp/off-ramp": {
   "recorded": {
    "body": {
     "sourceChain": "sui",
     "sourceTransactionHash": "5Hw3zuWNCWGuJ8ZqvHbUMLhU7bVsBZz8N9mAr4qWkXfR",
     "transferId": "payout_7syn4huluov1y82qfq8dug4r"
    },
    "status": 200,
    "answer": {
     "data": {
      "ok": true
     }
    }
   }
  },
  "GET /v1/ramp/payouts": {
   "recorded": {
    "status": 200,
    "answer": {
     "data": {
      "payouts": [
       {
        "id": "payout_7syn4huluov1y82qfq8dug4r",
        "type": "offRamp",
        "status": "funded",
        "amount": "100.00",
        "finalAmount": null,
        "created": "2026-01-15T12:05:44.000Z",
        "updated": "2026-01-15T12:05:48.000Z",
        "source": {
         "id": "wallet_aj8a2l0fswphws3mn7tyn1js",
         "type": "wallet",
         "amount": "100.00",
         "network": "sui",
         "currency": "usdc"
        },
        "destination": {
         "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
         "type": "bankAccount",
         "amount": "98.90",
         "network": "achSameDay",
         "currency": "usd"
        },
        "wireMessage": null,
        "sourceBankAccount": null,
        "destinationBankAccount": {
         "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
         "iban": null,
         "ifsc": null,
         "clabe": null,
         "last4": "6789",
         "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
         "pixKey": null,
         "status": "active",
         "deleted": null,
         "bankName": "Chase",
         "currency": "usd",
         "accountName": "My usd account",
         "accountType": "checking",
         "accountNumber": "******6789",
         "routingNumber": "021000021",
         "accountHolderName": "Ada Lovelace",
         "bankAddressString": null,
         "beneficiaryAddress": {
          "city": "Austin",
          "state": "US-TX",
          "country": "USA",
          "postalCode": "73301",
          "addressLine1": "1 Main St",
          "addressLine2": null
         },
         "walletBankAccounts": [
          {
           "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
           "wallet": {
            "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
            "network": "solana"
           },
           "sourceCurrency": "usdc",
           "destinationNetwork": "ach"
          }
         ],
         "philippinesAccountNumber": null,
         "thirdPartyBeneficiaryInfo": null,
         "walletBankAccountsAllowed": true
        },
        "fundingBankAccount": null,
        "funding": {
         "network": "sui",
         "offloaderWallet": null
        },
        "instructions": {
         "memo": null,
         "resource": {
          "type": "wallet",
          "address": "0x022ad76056a8b8cd455578d55244c3f5418653c1b4cfd25aceb713488e3af264",
          "network": "sui"
         }
        },
        "usageType": null,
        "fundingVirtualAccount": null,
        "wallets": [
         {
          "id": "wallet_aj8a2l0fswphws3mn7tyn1js",
          "address": "0xf04e3fa7bcf255532b3336a69e55a4bc66cef4f2f0669a421841d2c6134d7a4e",
          "nickname": "Slush"
         }
        ],
        "refund": null
       },
       {
        "id": "payout_mnb2y81rq9zyh9ag2qharzb9",
        "type": "offRamp",
        "status": "cancelled",
        "amount": "100.00",
        "finalAmount": null,
        "created": "2026-01-15T12:05:28.000Z",
        "updated": "2026-01-15T12:05:32.000Z",
        "source": {
         "id": "wallet_9yij711ws0n4k559kjnh7orm",
         "type": "wallet",
         "amount": "100.00",
         "network": "base",
         "currency": "usdc"
        },
        "destination": {
         "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
         "type": "bankAccount",
         "amount": "98.90",
         "network": "achSameDay",
         "currency": "usd"
        },
        "wireMessage": null,
        "sourceBankAccount": null,
        "destinationBankAccount": {
         "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
         "iban": null,
         "ifsc": null,
         "clabe": null,
         "last4": "6789",
         "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
         "pixKey": null,
         "status": "active",
         "deleted": null,
         "bankName": "Chase",
         "currency": "usd",
         "accountName": "My usd account",
         "accountType": "checking",
         "accountNumber": "******6789",
         "routingNumber": "021000021",
         "accountHolderName": "Ada Lovelace",
         "bankAddressString": null,
         "beneficiaryAddress": {
          "city": "Austin",
          "state": "US-TX",
          "country": "USA",
          "postalCode": "73301",
          "addressLine1": "1 Main St",
          "addressLine2": null
         },
         "walletBankAccounts": [
          {
           "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
           "wallet": {
            "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
            "network": "solana"
           },
           "sourceCurrency": "usdc",
           "destinationNetwork": "ach"
          }
         ],
         "philippinesAccountNumber": null,
         "thirdPartyBeneficiaryInfo": null,
         "walletBankAccountsAllowed": true
        },
        "fundingBankAccount": null,
        "funding": {
         "network": "base",
         "offloaderWallet": null
        },
        "instructions": {
         "memo": null,
         "resource": {
          "type": "wallet",
          "address": "0x2cCF1c0764D4630cb5f36CC8d730921BD88256fC",
          "network": "base"
         }
        },
        "usageType": null,
        "fundingVirtualAccount": null,
        "wallets": [
         {
          "id": "wallet_9yij711ws0n4k559kjnh7orm",
          "address": "0x00B18700838e57EFf4BaDA9843A4f2F7bC30D8fA",
          "nickname": "My exchange"
         }
        ],
        "refund": null
       },
       {
        "id": "payout_hkbg1wufm28nmhmlc9miar00",
        "type": "offRamp",
        "status": "succeeded",
        "amount": "100.00",
        "finalAmount": "98.90",
        "created": "2026-01-15T12:05:16.000Z",
        "updated": "2026-01-15T12:05:20.000Z",
        "source": {
         "id": "wallet_mkl299tya0db48bph6ycd44t",
         "type": "wallet",
         "amount": "100.00",
         "network": "sol",
         "currency": "usdc"
        },
        "destination": {
         "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
         "type": "bankAccount",
         "amount": "98.90",
         "network": "achSameDay",
         "currency": "usd"
        },
        "wireMessage": null,
        "sourceBankAccount": null,
        "destinationBankAccount": {
         "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
         "iban": null,
         "ifsc": null,
         "clabe": null,
         "last4": "6789",
         "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
         "pixKey": null,
         "status": "active",
         "deleted": null,
         "bankName": "Chase",
         "currency": "usd",
         "accountName": "My usd account",
         "accountType": "checking",
         "accountNumber": "******6789",
         "routingNumber": "021000021",
         "accountHolderName": "Ada Lovelace",
         "bankAddressString": null,
         "beneficiaryAddress": {
          "city": "Austin",
          "state": "US-TX",
          "country": "USA",
          "postalCode": "73301",
          "addressLine1": "1 Main St",
          "addressLine2": null
         },
         "walletBankAccounts": [
          {
           "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
           "wallet": {
            "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
            "network": "solana"
           },
           "sourceCurrency": "usdc",
           "destinationNetwork": "ach"
          }
         ],
         "philippinesAccountNumber": null,
         "thirdPartyBeneficiaryInfo": null,
         "walletBankAccountsAllowed": true
        },
        "fundingBankAccount": null,
        "funding": {
         "network": "sol",
         "offloaderWallet": null
        },
        "instructions": {
         "memo": null,
         "resource": {
          "type": "wallet",
          "address": "2JjZyFB6moBhJxDSLZAjHZz9Agus7bUHCyvzNzgZCCGo",
          "network": "sol"
         }
        },
        "usageType": null,
        "fundingVirtualAccount": null,
        "wallets": [
         {
          "id": "wallet_mkl299tya0db48bph6ycd44t",
          "address": "CLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN",
          "nickname": "Phantom"
         }
        ],
        "refund": null
       },
       {
        "id": "payout_snylne8l9sx0ayos5px7z42p",
        "type": "onRamp",
        "status": "succeeded",
        "amount": "250.00",
        "finalAmount": "229.75",
        "created": "2026-01-15T12:04:48.000Z",
        "updated": "2026-01-15T12:04:56.000Z",
        "source": {
         "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
         "type": "bankAccount",
         "amount": "250.00",
         "network": "wire",
         "currency": "usd"
        },
        "destination": {
         "id": "wallet_mkl299tya0db48bph6ycd44t",
         "type": "wallet",
         "amount": "229.75",
         "network": "sol",
         "currency": "usdc"
        },
        "wireMessage": null,
        "sourceBankAccount": {
         "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9",
         "iban": null,
         "ifsc": null,
         "clabe": null,
         "last4": "6789",
         "owner": "customer_xjsrlpeh02z7ndmzk58opkh1",
         "pixKey": null,
         "status": "active",
         "deleted": null,
         "bankName": "Chase",
         "currency": "usd",
         "accountName": "My usd account",
         "accountType": "checking",
         "accountNumber": "******6789",
         "routingNumber": "021000021",
         "accountHolderName": "Ada Lovelace",
         "bankAddressString": null,
         "beneficiaryAddress": {
          "city": "Austin",
          "state": "US-TX",
          "country": "USA",
          "postalCode": "73301",
          "addressLine1": "1 Main St",
          "addressLine2": null
         },
         "walletBankAccounts": [
          {
           "id": "walletBankAccount_2b728o2s8wrgjtujucr14s0t",
           "wallet": {
            "address": "J6s5ox7532kHsB1b22dQ7MvejjoCjwWEqWuADrerK6Ax",
            "network": "solana"
           },
           "sourceCurrency": "usdc",
           "destinationNetwork": "ach"
          }
         ],
         "philippinesAccountNumber": null,
         "thirdPartyBeneficiaryInfo": null,
         "walletBankAccountsAllowed": true
        },
        "destinationBankAccount": null,
        "fundingBankAccount": {
         "bic": null,
         "iban": null,
         "last4": "3456",
         "bankName": "Sandbox Trust Bank",
         "accountType": "checking",
         "accountNumber": "900000123456",
         "routingNumber": "021000021",
         "accountHolderName": "Sphere Sandbox Ltd",
         "bankAddressString": "270 Example Avenue, New York, NY 10017, USA",
         "beneficiaryAddress": "1 Sandbox Plaza, Wilmington, DE 19801, USA"
        },
        "funding": {
         "network": "wire",
         "offloaderWallet": null
        },
        "instructions": {
         "memo": "SPHH895K5F",
         "resource": {
          "bic": null,
          "iban": null,
          "type": "bankAccount",
          "bankName": "Sandbox Trust Bank",
          "accountNumber": "900000123456",
          "routingNumber": "021000021"
         }
        },
        "usageType": null,
        "fundingVirtualAccount": null,
        "wallets": [
         {
          "id": "wallet_mkl299tya0db48bph6ycd44t",
          "address": "CLBVthfCaJcFuNKHnVuo2joHDgWyDVcgQqhixEzYbQdN",
          "nickname": "Phantom"
         }
        ],
        "refund": null,
        "idempotencyKey": "2f1d4a5e-6b3c-4d8e-9f0a-1b2c3d4e5f60"
       }
      ]
     }
    }
   }
  },
  "GET /v1/ramp/payouts/csv": {
   "recorded": {
    "parameters": {
     "type": "onRamp"
    },
    "status": 200,
    "answer": "id,type,status,created,updated,sourceAmount,sourceCurrency,sourceNetwork,destinationAmount,destinationCurrency,destinationNetwork,fees,wireMessage\r\npayout_snylne8l9sx0ayos5px7z42p,onRamp,succeeded,2026-01-15T12:04:48.000Z,2026-01-15T12:04:56.000Z,250.00,usd,wire,229.75,usdc,sol,20.25,\r\n"
   }
  },
  "DELETE /v1/ramp/bankAccounts/{id}": {
   "recorded": {
    "parameters": {
     "id": "bankAccount_g9tnbhb7fxljz5u3k8lyk3k9"
    },
    "status": 200,
    "answer": {
     "data": {
      "ok": true
     }
    }
   }
  },
  "DELETE /v1/ramp/wallets/{id}": {
   "recorded": {
    "parameters": {
     "id": "wallet_9yij711ws0n4k559kjnh7orm"
    },
    "status": 200,
    "answer": {
     "data": {
      "ok": true
     }
    }
   }
  },
  "POST /v1/identity/sign-out": {
   "recorded": {
    "status": 200,
    "answer": {
     "data": {
      "ok": true
     }
    }
   }
  }
 },
 "refusals": {
  "malformed_json": {
   "error": {
    "code": "malformed_json",
    "message": "Request body is not valid JSON"
   },
   "request": "request_e42g4edun8r2wuf7n4pflgox"
  },
  "application_not_found": {
   "error": {
    "code": "application_not_found",
    "message": "Application not found"
   },
   "request": "request_zsfgjrdnvb0chkzterg2vlqb"
  },
  "unauthorized": {
   "error": {
    "code": "unauthorized",
    "message": "Unauthorized"
   },
   "request": "request_u821ooih4n6hjs0duypoamxp"
  },
  "token_invalid": {
   "error": {
    "code": "token_invalid",
    "message": "Token is invalid or expired"
   },
   "request": "request_e738py5ublckz82nnhbomsvy"
  },
  "customer_unknown": {
   "error": {
    "code": "customer_unknown",
    "message": "Please sign in again"
   },
   "request": "request_ech4of7mugkz450hh2lbqzrv"
  },
  "too_many_requests": {
   "error": {
    "code": "too_many_requests",
    "message": "Too many attempts. Please try again later."
   },
   "request": "request_6hlpdj7oyw4z80nh5n7o3c6l"
  },
  "internal": {
   "error": {
    "code": "internal",
    "message": "Something went wrong. Please try again."
   },
   "request": "request_r412x074y3n8awxcbb60t8li"
  },
  "region_invalid": {
   "error": {
    "code": "region_invalid",
    "message": "Invalid country or state code"
   },
   "request": "request_snoznodnrl6txfn4l2tsmc3l"
  },
  "terms_required": {
   "error": {
    "code": "terms_required",
    "message": "Terms have not been accepted"
   },
   "request": "request_g6k632j2530iyd8r5494ub7q"
  },
  "verification_required": {
   "error": {
    "code": "verification_required",
    "message": "Verification is not complete"
   },
   "request": "request_stdndhtfxillefmftdd9q9w0"
  },
  "capability_missing": {
   "error": {
    "code": "capability_missing",
    "message": "This currency is currently not available for your account"
   },
   "request": "request_yveue2aah1uf0qx565kk75x8"
  },
  "sui_not_allowed": {
   "error": {
    "code": "sui_not_allowed",
    "message": "Sui payouts are not enabled for this application"
   },
   "request": "request_bhmyck4tokg1pnqehmpwd4qg"
  },
  "source_account_required": {
   "error": {
    "code": "source_account_required",
    "message": "A source bank account is required"
   },
   "request": "request_hczenfivxydgvdhlbsg65u3k"
  },
  "issues": {
   "issues": [
    {
     "code": "too_small",
     "path": [
      "accountHolderName"
     ],
     "message": "validation.required"
    },
    {
     "code": "invalid_format",
     "path": [
      "routingNumber"
     ],
     "message": "validation.invalidRoutingNumber"
    }
   ],
   "request": "request_ge0n44vs6ybdgv0jm20kq9l9"
  },
  "bank_type_unsupported": {
   "error": {
    "code": "bank_type_unsupported",
    "message": "Unsupported bank type"
   },
   "request": "request_w9bnz5fnf2y7dh9phmucavqp"
  },
  "third_party_unsupported": {
   "error": {
    "code": "third_party_unsupported",
    "message": "Third party beneficiaries are not supported"
   },
   "request": "request_7qxddhn240rf8zsnmlazn09z"
  },
  "holder_required": {
   "error": {
    "code": "holder_required",
    "message": "Account holder name is required"
   },
   "request": "request_cwezqkdgd8h7tf223klmsbv1"
  },
  "bank_account_exists": {
   "error": {
    "code": "bank_account_exists",
    "message": "Bank account already exists"
   },
   "request": "request_i7ytr0pefoip4o7i3mkamrho"
  },
  "not_found": {
   "error": {
    "code": "not_found",
    "message": "Wallet not found"
   },
   "request": "request_a0oqul3re10m79vi5shsbk9u"
  },
  "wallet_exists": {
   "error": {
    "code": "wallet_exists",
    "message": "Wallet already exists"
   },
   "request": "request_q6xgwc7w7s64ntgaa6l9cyk0"
  },
  "challenge_invalid": {
   "error": {
    "code": "challenge_invalid",
    "message": "Signature is invalid or has expired"
   },
   "request": "request_x2jh6h32t7monabhje1livnp"
  },
  "wallet_address_immutable": {
   "error": {
    "code": "wallet_address_immutable",
    "message": "Wallet address cannot be changed"
   },
   "request": "request_oktor5utwsqo6ktoviwuljxm"
  },
  "offloader_not_allowed": {
   "error": {
    "code": "offloader_not_allowed",
    "message": "Offloader wallets are not supported for ramp-widget"
   },
   "request": "request_ntppw3usq3r1g9ci3kn6t0xk"
  },
  "amount_below_fees": {
   "error": {
    "code": "amount_below_fees",
    "message": "Amount is lower than the fees"
   },
   "request": "request_u0a2a6biojenmuqcl6kylu61"
  },
  "network_invalid": {
   "error": {
    "code": "network_invalid",
    "message": "Invalid network"
   },
   "request": "request_mmm866mqqlslycvcl3eyprt9"
  },
  "amount_below_min": {
   "error": {
    "code": "amount_below_min",
    "message": "Amount must be at least 1.00 USD"
   },
   "request": "request_ige6qqs5zap1wqk03rv082g9"
  },
  "amount_above_max": {
   "error": {
    "code": "amount_above_max",
    "message": "Amount must be at most 1000000.00 USD"
   },
   "request": "request_0h02bbmc1syjgpjyvi7j42ds"
  },
  "bank_account_in_use": {
   "error": {
    "code": "bank_account_in_use",
    "message": "Bank account is used by a pending transfer"
   },
   "request": "request_qca2kfhs8q6ol0qy6mdqg4nh"
  },
  "wallet_in_use": {
   "error": {
    "code": "wallet_in_use",
    "message": "Wallet is used by a pending transfer"
   },
   "request": "request_984932msa2bc0bvq29qf7o6a"
  },
  "payout_not_cancellable": {
   "error": {
    "code": "payout_not_cancellable",
    "message": "Only pending transfers can be cancelled"
   },
   "request": "request_rx5daser9fzj2rm4h4ju6gwe"
  },
  "preflight_failed": {
   "error": {
    "code": "preflight_failed",
    "message": "Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1"
   },
   "request": "request_v32mjke0pe8idjjcmw1zc32o"
  },
  "cctp_domain_missing": {
   "error": {
    "code": "cctp_domain_missing",
    "message": "Could not find cctp domain for network"
   },
   "request": "request_y0oc9255zrnvwaai7yuggfmw"
  },
  "cctp_conflict": {
   "error": {
    "code": "cctp_conflict",
    "message": "The transfer is already registered with another transaction"
   },
   "request": "request_sti8kslb5qx4ultw3ujy5yoy"
  },
  "idempotency_conflict": {
   "error": {
    "code": "idempotency_conflict",
    "message": "Idempotency key was used with a different request"
   },
   "request": "request_5ugzz9xjngv8ptzzjp9kjw2w"
  },
  "idempotency_in_progress": {
   "error": {
    "code": "idempotency_in_progress",
    "message": "The same request is still being worked on"
   },
   "request": "request_1ux8xbtjwnfgm2uauy2qbvlh"
  },
  "idempotency_key_used": {
   "error": {
    "code": "idempotency_key_used",
    "message": "Idempotency key was already used"
   },
   "request": "request_oeuop07jw75enjtizgtbkeem"
  },
  "idempotency_key_reused": {
   "error": {
    "code": "idempotency_key_reused",
    "message": "Idempotency key was used for another request"
   },
   "request": "request_0bmhn73h6wb8wg7pk997gxen"
  },
  "unavailable": {
   "error": {
    "code": "unavailable",
    "message": "Service is temporarily unavailable"
   },
   "request": "request_moz43ca2kw2do1gl6348l6x3"
  }
 }
}
