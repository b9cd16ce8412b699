ask-beacon = Een baken oprichten?
ask-wave = Welke golf zend je uit?
option-beacon = Richt een baken op
option-wave = Zend { $wave } uit
why-beacons-up = Al je bakens staan er al.
